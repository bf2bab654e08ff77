import { UsageProblem } from '@raiz/contract/commandLine';
import { DataFileProblem, endWithNpm, ListenProblem, outliveReaders } from '@raiz/mock-server/http';
import { demoPassword, type Database } from '@raiz/mock-server';
import { builtAt } from '../lib/buildRecord.mjs';
import { dist } from '../lib/root.mjs';
import { readApiUrl, reachBackend } from './apiUrl.ts';
import { mockBackend } from './mockBackend.ts';
import { readOptions, type ServeOptions } from './options.ts';
import { Problem } from './problem.ts';
import { realBackend } from './realBackend.ts';
import { servePortal, type RunningPortal } from './servePortal.ts';

function people(db: Database): string {
  const known = db.users.filter((user) => user.password === demoPassword);
  const width = Math.max(0, ...known.map(({ email }) => email.length));
  return known.map(({ email, name }) => `    ${email.padEnd(width)}  ${name}`).join('\n');
}

/**
 * What `npm start` prints with the mock server behind the portal: addresses, people, how to reset.
 */
function mockGreeting(address: string, db: Database, data: string | undefined): string {
  const storage = data === undefined ? 'in memory, lost when this stops' : `in ${data}`;
  return `
  Portal           ${address}
  Join a sponsor   ${address}/cadastro?ref=2
  Mails, vouchers  ${address}/__mock

  Log in with the password ${demoPassword} as
${people(db)}

  Data             ${storage}
  Reset            press the button on ${address}/__mock, or: curl -X POST ${address}/__mock/reset
  Stop             Ctrl+C
`;
}

/** What `npm start` prints with a real backend behind the portal. */
function backendGreeting(address: string, apiUrl: string): string {
  return `
  Portal   ${address}
  API      ${address}/api, which is ${apiUrl}
  Stop     Ctrl+C
`;
}

function fail(error: unknown): void {
  const known = [Problem, DataFileProblem, ListenProblem, UsageProblem];
  const isKnown = error instanceof Error && known.some((problem) => error instanceof problem);
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}

function stopOnSignal(portal: RunningPortal): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    portal.close().catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  endWithNpm();
}

async function serve({ port, host, apiUrl, trustProxy, data, create }: ServeOptions): Promise<void> {
  const address = readApiUrl(apiUrl);
  if (address !== null) await reachBackend(address);
  const mock = address === null ? mockBackend({ data, create }) : null;
  const backend = mock ?? realBackend(address ?? '', { trustProxy });
  const portal = await servePortal({ dist, port, host, backend });
  stopOnSignal(portal);
  surviveExceptions();
  if (builtAt() === null)
    console.error(`There is no build in ${dist}: run npm run build. Until then pages answer 503.`);
  if (port !== 0 && portal.port !== port) console.log(`Port ${port} is busy, so the portal is on port ${portal.port}.`);
  console.log(mock ? mockGreeting(portal.address, mock.db(), data) : backendGreeting(portal.address, address ?? ''));
}

/** The last resort: an exception in one request must not stop the server or other requests. */
function surviveExceptions(): void {
  process.on('uncaughtException', (error) => {
    console.error(`A request failed: ${String(error).replaceAll(/\s+/g, ' ')}`);
  });
}

outliveReaders();

try {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) await serve(options);
} catch (error) {
  fail(error);
}
