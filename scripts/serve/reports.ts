import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject, readJson } from '@raiz/api-client/rules';
import { masked } from '../../apps/portal/src/app/reports/masked.ts';

/** Maximum size of a body, in bytes. */
const maxBytes = 16 * 1024;

/** Maximum number of lines per minute, for all clients together. */
const maxLines = 300;

const types = /^application\/(?:json|reports\+json|csp-report)\s*(?:;|$)/i;

/** The fields of the portal's reports. */
const portalFields = ['kind', 'message', 'at', 'route', 'release', 'browser', 'value'];

/** The fields of a browser's report on the policy, by their names in both formats. */
const browserFields = [
  'effectiveDirective',
  'blockedURL',
  'documentURL',
  'violated-directive',
  'blocked-uri',
  'document-uri',
];

/** Texts that need no mask, because their numbers do not identify a person. */
const harmless: Readonly<Record<string, RegExp>> = {
  at: /^\/assets\/[\w.-]+:\d+:\d+$/,
  release: /^[\w.+-]{1,64}$/,
  browser: /^Mozilla\/5\.0 [\w .,;:()/+-]{1,250}$/,
};

/** The reports in a body: one of the portal, or those of a browser; else none. */
function reportsIn(body: unknown): Record<string, unknown>[] {
  const found = (Array.isArray(body) ? body : [body]).filter(isObject).flatMap((one): unknown => {
    if (one['type'] === 'csp-violation' || 'csp-report' in one) return one['body'] ?? one['csp-report'];
    return typeof one['kind'] === 'string' && typeof one['message'] === 'string' ? one : [];
  });
  return found.filter(isObject);
}

/** A report as a line of the log: its known fields, masked, because anyone can send one. */
function lineOf(report: Record<string, unknown>): string {
  const names = 'kind' in report ? portalFields : browserFields;
  const fields = names.flatMap((name): [string, string | number][] => {
    const value = report[name];
    if (typeof value === 'number') return [[name, value]];
    if (typeof value !== 'string') return [];
    return [[name, harmless[name]?.test(value) ? value : masked(value)]];
  });
  return `report ${JSON.stringify(Object.fromEntries('kind' in report ? fields : [['kind', 'policy'], ...fields]))}`;
}

/** The body; null if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) return null;
  }
  return Buffer.concat(parts).toString();
}

/**
 * Receives the reports of browsers (docs/deploy.md#reports): answers 204, and logs one line each.
 * Rejects other methods, other types, other shapes, bodies over 16 KB, and more than 300 lines a
 * minute.
 */
export function reportsListener(write: (line: string) => void = (line) => console.log(line)) {
  let [minute, lines] = [0, 0];
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, headers: Record<string, string> = { Connection: 'close' }) => {
      response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end();
    };
    if (request.method !== 'POST') return answer(405, { Allow: 'POST' });
    if (!types.test(request.headers['content-type'] ?? '')) return answer(415);
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, lines] = [now, 0];
    if (lines >= maxLines) return answer(429, { 'Retry-After': '60', Connection: 'close' });
    const text = await readBody(request).catch(() => '');
    if (text === null) return answer(413);
    const reports = reportsIn(readJson(text));
    if (reports.length === 0) return answer(400, {});
    for (const report of reports.slice(0, maxLines - lines)) write(lineOf(report));
    lines += reports.length;
    answer(204, {});
  };
}
