import type { Handler } from 'hono';
import { isObject, readJson } from '@raiz/api-client/rules';

/** Maximum number of reports in a minute, of all browsers together, so that the log stays small. */
const maxReports = 300;

/** The fields of the portal's reports, and of browsers' reports on the policy in both of their formats. */
const fields =
  /^(?:kind|name|at|route|release|browser|value|(?:effective|violated)-?directive|blocked-?ur[il]|source-?file|line-?number)$/i;

/** A report as a line: its known fields, because anyone can send one. Browsers send addresses with their queries. */
function lineOf(report: object): string {
  return `report ${JSON.stringify(report, (key, value: unknown) => {
    if (key === '') return value;
    if (!fields.test(key) || typeof value === 'object') return undefined;
    return typeof value === 'string' ? value.replace(/[?#].*/s, '').slice(0, 300) : value;
  })}`;
}

/** Receives the reports of browsers (docs/deploy.md#reports): a line of the log for each. */
export function reportsHandler(write: (line: string) => void): Handler {
  let left = maxReports;
  setInterval(() => (left = maxReports), 60_000).unref();
  return async ({ req, body }) => {
    // Browsers say the length. Hono's limit fails for a body without one: node-server's requests are not the global ones.
    if (!(Number(req.header('Content-Length')) <= 16 * 1024)) return body(null, 413, { Connection: 'close' });
    const reports = [readJson(await req.text())].flat().filter(isObject);
    left -= reports.length;
    if (left < 0) return body(null, 429, { 'Retry-After': '60' });
    for (const report of reports) write(lineOf([report['body'], report['csp-report']].find(isObject) ?? report));
    return body(null, reports.length > 0 ? 204 : 400);
  };
}
