import { parseArgs } from 'node:util';
import { Problem } from './problem.ts';

/** Options of `npm start`. */
export interface ServeOptions {
  /** Port to listen on; the next free one when it is busy, any free one for 0. */
  port: number;
  /** Address to listen on. @default this machine only */
  host?: string | undefined;
  /** Backend in place of `/api`. @default the mock server */
  apiUrl?: string | undefined;
  /** Collector of what browsers report. @default none: lines on stdout */
  reportUrl?: string | undefined;
  /** File that keeps the mock's world. @default memory */
  data?: string | undefined;
  /** Whether a missing data file is created. */
  create: boolean;
}

export const usage = `Usage: npm start -- [options]

  --data FILE   keep the mock server's data in this file, so that it survives a restart
  --create      create the data file when it does not exist
  --help        show this text

Variables: PORT (3000), HOST (this machine only), API_URL (a real backend in place of the mock server),
REPORT_URL (a collector that gets what browsers report)
`;

const known = { data: { type: 'string' }, create: { type: 'boolean' }, help: { type: 'boolean' } } as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('.')[0] : String(error);
    throw new Problem(`${reason}: run "npm start -- --help" to see the options.`, { cause: error });
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Problem(`PORT is "${text}": set it to a number from 0 to 65535, or leave it out for 3000.`);
}

function readReportUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Problem(`REPORT_URL is "${text}": set it to the address of a collector, or leave it out.`);
}

/**
 * Reads the command line and the variables; 'help' when only the usage is wanted.
 * @throws Problem for invalid or conflicting options
 */
export function readOptions(args: string[], environment: Record<string, string | undefined>): ServeOptions | 'help' {
  const { data, create = false, help } = parse(args);
  if (help) return 'help';
  const apiUrl = environment['API_URL'] || undefined;
  if (data === '') throw new Problem('--data needs the name of a file: run "npm start -- --help" to see the options.');
  if (create && data === undefined) throw new Problem('--create makes the file of --data: name that file too.');
  if (apiUrl && data !== undefined)
    throw new Problem('--data is for the mock server: leave it out, or leave out API_URL.');
  return {
    port: readPort(environment['PORT'] || '3000'),
    host: environment['HOST'] || undefined,
    apiUrl,
    reportUrl: readReportUrl(environment['REPORT_URL']),
    data,
    create,
  };
}
