import path from 'node:path';
import { parseArgs } from 'node:util';
import type { OperationId } from '@raiz/contract';
import { NetworkProblem, readAddress, readHeaders } from '@raiz/contract/network';
import { operationNamed } from '../proxy/proxyApp.ts';
import { UsageProblem } from './options.ts';

/** Options of the contract proxy's command. */
export interface ProxyCliOptions {
  /** Address of the backend in place of `/api`; null for a recording. */
  target: URL | null;
  /** Headers of every call to the backend. */
  headers: Headers;
  /** File with a recording to replay, or null. */
  replay: string | null;
  port: number;
  host: string;
  /** Operations that the mock server answers. */
  mocked: OperationId[];
  /** File that exchanges are appended to as JSON lines, or null. */
  record: string | null;
  /** File for the report when the proxy stops, or null. */
  report: string | null;
}

/** How the proxy is called: as a command of the packed contract kit, else in this repository. */
const command = path.basename(process.argv[1] ?? '').startsWith('raiz-contract-proxy')
  ? 'npx --no-install raiz-contract-proxy'
  : 'npm run contract:proxy --';

export const proxyUsage = `Usage: ${command} --target URL [options]
       ${command} --replay FILE [options]

  --target URL   backend in place of /api, such as https://backend.example/api
  --header 'NAME: VALUE'  a header of every call to the backend, as a gateway wants it; may be repeated
  --port N       port to listen on (default: PORT, else 4020); the next free one when it is busy
  --host H       address to listen on (default: 127.0.0.1)
  --mock A,B     operations that the mock server answers instead, by their operationId
  --record FILE  append every exchange to this file, without secrets and personal data
  --replay FILE  answer from such a file, without a backend; the mock server answers what it lacks
  --report FILE  write the drift report to this file (JSON) when the proxy stops
  --help, -h     show this text

Then let a copy of the portal use it: API_URL=http://127.0.0.1:4020/api npm run dev. /__proxy shows the differences.
The backend is called through the proxies of HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
The exit code is 1 when anything broke the contract.
`;

const known = {
  target: { type: 'string' },
  header: { type: 'string', multiple: true },
  port: { type: 'string' },
  host: { type: 'string' },
  mock: { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function problem(what: string): UsageProblem {
  return new UsageProblem(`${what}: run "${command} --help" to see the options.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    throw problem((error instanceof Error ? error.message : String(error)).split('.')[0] ?? 'Unknown option');
  }
}

function asked<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof NetworkProblem ? problem(error.message) : error;
  }
}

function readTarget(text: string | undefined): URL {
  if (text === undefined) throw problem('--target or --replay is missing');
  return asked(() => readAddress(text, '--target'));
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw problem(`The port must be a number from 0 to 65535, not "${text}"`);
}

function readMocked(text: string | undefined): OperationId[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const id = operationNamed(name);
    if (id === null) throw problem(`There is no operation "${name}" in the contract`);
    return id;
  });
}

/**
 * Reads the command line; 'help' when only the usage is wanted.
 * @throws UsageProblem for an invalid command line or a missing source of answers
 */
export function readProxyOptions(
  args: string[],
  environment: Record<string, string | undefined>,
): ProxyCliOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  for (const [name, value] of Object.entries(values)) if (value === '') throw problem(`--${name} needs a value`);
  if (values.target !== undefined && values.replay !== undefined) throw problem('Give --target or --replay, not both');
  return {
    target: values.replay === undefined ? readTarget(values.target) : null,
    headers: asked(() => readHeaders(values.header ?? [])),
    replay: values.replay ?? null,
    port: readPort(values.port ?? (environment['PORT'] || '4020')),
    host: values.host ?? '127.0.0.1',
    mocked: readMocked(values.mock),
    record: values.record ?? null,
    report: values.report ?? null,
  };
}
