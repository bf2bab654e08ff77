import { matchRoutes, type RouteObject } from 'react-router-dom';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { receiveReports, releaseOfPage, type Report } from '../../shared/page/report.ts';

/** Where reports go, on the own origin (docs/deploy.md#reports). */
const address = '/reports';

/** How many reports one page load sends at most. */
const maxReports = 10;

/** After this many only vitals are sent. */
const maxErrors = 7;

/**
 * Sends what the portal reports: at most ten of a page load, equal ones once. A lost report is not sent again.
 * @param routes The route table, which turns addresses into patterns.
 */
export function sendReports(routes: RouteObject[]): void {
  const sent = new Set<string>();

  function send(report: Report): void {
    const body = JSON.stringify({
      ...report,
      route: matchRoutes(routes, window.location.pathname)?.at(-1)?.route.path ?? '*',
      release: releaseOfPage(),
      browser: navigator.userAgent,
    });
    if (sent.has(body) || sent.size >= (report.kind === 'vital' ? maxReports : maxErrors)) return;
    sent.add(body);
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  }

  // A second later: leaving a page ends its imports, which is no trouble.
  receiveReports((report) => (report.kind === 'chunk' ? setTimeout(send, 1000, report) : send(report)));
  const sendVital = ({ name, value }: Metric) => send({ kind: 'vital', name, value: Math.round(value * 1000) / 1000 });
  for (const observe of [onLCP, onINP, onCLS]) observe(sendVital);
}
