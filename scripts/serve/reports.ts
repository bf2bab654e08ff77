import type { IncomingMessage, ServerResponse } from 'node:http';
import { masked } from '../../apps/portal/src/app/reports/masked.ts';

/** Longest body, in bytes. */
const mostBytes = 16 * 1024;

/** Most requests of one address in a minute. */
const mostRequests = 30;

/** Most addresses that are counted in a minute; more are refused together. */
const mostAddresses = 10_000;

/** Milliseconds after which a collector has failed. */
const timeout = 5_000;

const types = /^application\/(?:json|reports\+json|csp-report)\s*(?:;|$)/i;

/** Settings of `/reports`. */
export interface ReportsOptions {
  /** A collector that gets each report as JSON; null for none. */
  forwardTo: string | null;
  /** Writes a line to the log. @default stdout */
  write?: (line: string) => void;
}

/** A report as it is logged and forwarded. */
type Report = Record<string, string | number>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of the portal's own reports. */
const ownFields = ['kind', 'message', 'at', 'route', 'release', 'browser', 'value'];

/** The fields of a violation of the policy, by their names in both of its formats. */
const violationFields: Readonly<Record<string, string>> = {
  effectiveDirective: 'message',
  'effective-directive': 'message',
  'violated-directive': 'message',
  blockedURL: 'blocked',
  'blocked-uri': 'blocked',
  documentURL: 'page',
  'document-uri': 'page',
  sourceFile: 'at',
  'source-file': 'at',
};

/** Texts that are not masked: their numbers do not identify a person. */
const harmless: Readonly<Record<string, RegExp>> = {
  at: /^\/assets\/[\w.-]+:\d+:\d+$/,
  release: /^[\w.+-]{1,64}$/,
  browser: /^Mozilla\/5\.0 [\w .,;:()/+-]{1,250}$/,
};

/** Known fields with masked texts: what browsers send is not to be trusted. */
function picked(value: Record<string, unknown>, nameOf: (field: string) => string | undefined): Report {
  const found: Report = {};
  for (const [field, inner] of Object.entries(value)) {
    const name = nameOf(field);
    if (name === undefined || name in found) continue;
    if (typeof inner === 'string') found[name] = harmless[name]?.test(inner) === true ? inner : masked(inner);
    else if (typeof inner === 'number') found[name] = inner;
  }
  return found;
}

function violation(body: unknown): Report[] {
  if (!isObject(body)) return [];
  return [{ kind: 'policy', ...picked(body, (field) => violationFields[field]) }];
}

/** The reports in a body; null when it is of no known shape. */
function reportsIn(body: unknown): Report[] | null {
  if (Array.isArray(body)) {
    if (!body.every(isObject)) return null;
    return body.flatMap((one) => (one['type'] === 'csp-violation' ? violation(one['body']) : []));
  }
  if (!isObject(body)) return null;
  if ('csp-report' in body) return violation(body['csp-report']);
  if (typeof body['kind'] !== 'string' || typeof body['message'] !== 'string') return null;
  return [picked(body, (field) => (ownFields.includes(field) ? field : undefined))];
}

/** Counts the requests of addresses in whole minutes. */
function limiter(): (address: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) counts.clear();
    minute = now;
    const name = counts.size < mostAddresses || counts.has(address) ? address : 'others';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= mostRequests;
  };
}

/** The address that asks; behind a proxy of this machine the one that the proxy names. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(peer);
  const named = isLocal
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return named || peer;
}

/** The whole body; null when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) return null;
  }
  return Buffer.concat(parts).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answer(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end();
}

/** Forwards a report without waiting; a collector that fails loses it. */
function forward(address: string, report: Report): void {
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(timeout),
  }).then(
    (taken) => taken.body?.cancel(),
    () => undefined,
  );
}

/**
 * Takes what browsers report (docs/deploy.md#reports): 204, and one line each in the log. Refuses
 * other methods, other types, broken JSON, bodies over 16 KB, and floods.
 */
export function reportsListener({ forwardTo, write = (line) => console.log(line) }: ReportsOptions) {
  const mayAsk = limiter();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return answer(response, 405, { Allow: 'POST' });
    if (!mayAsk(addressOf(request))) return answer(response, 429, { 'Retry-After': '60', Connection: 'close' });
    if (!types.test(request.headers['content-type'] ?? '')) return answer(response, 415, { Connection: 'close' });
    const text = await readBody(request).catch(() => '');
    if (text === null) return answer(response, 413, { Connection: 'close' });
    const reports = reportsIn(parsed(text));
    if (reports === null) return answer(response, 400);
    for (const report of reports) {
      write(`report ${JSON.stringify(report)}`);
      if (forwardTo !== null) forward(forwardTo, report);
    }
    answer(response, 204);
  };
}
