import { session } from '@raiz/api-client';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { receiveReports, releaseOfPage, type ErrorReport } from '../../shared/page/report.ts';
import { queryClient } from '../../shared/reads/queries.ts';
import { masked } from './masked.ts';

/** Where reports go, on the own origin (docs/deploy.md#reports). */
const address = '/reports';

/** How many reports one page load sends at most. */
const maxReports = 10;

/** After this many only vitals are sent. */
const maxErrors = 7;

/** The texts of an answer of the API, and each of their words: part of a name is personal data, too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...value.split(/\s+/)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What belongs to the person: their data, their token, and what they have typed. */
function personalTexts(): string[] {
  const profiles = queryClient.getQueriesData({ queryKey: ['get', '/perfil'] }).flatMap(([, data]) => textsIn(data));
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...profiles, session.token() ?? '', ...Array.from(fields, ({ value }) => value)];
}

/**
 * Sends what the portal reports to `/reports`: at most ten of a page load, equal ones once, without
 * anything that names a person. A lost report is not sent again.
 * @param routes The route table, which turns addresses into patterns.
 */
export function sendReports(routes: RouteObject[]): void {
  const sent = new Set<string>();

  function send({ message, ...trouble }: ErrorReport): void {
    const body = JSON.stringify({
      ...trouble,
      message: masked(message, personalTexts()),
      route: matchRoutes(routes, window.location.pathname)?.at(-1)?.route.path ?? '*',
      release: releaseOfPage(),
      browser: navigator.userAgent,
    });
    if (sent.has(body) || sent.size >= (trouble.kind === 'vital' ? maxReports : maxErrors)) return;
    sent.add(body);
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  }

  // A second later: leaving a page ends its imports, which is no trouble.
  receiveReports((trouble) => (trouble.kind === 'chunk' ? setTimeout(send, 1000, trouble) : send(trouble)));
  const sendVital = ({ name, value }: Metric) =>
    send({ kind: 'vital', message: name, value: Math.round(value * 1000) / 1000 });
  for (const observe of [onLCP, onINP, onCLS]) observe(sendVital);
}
