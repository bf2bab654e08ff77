import path from 'node:path';
import { DataFileProblem } from '@raiz/mock-server/http';
import { backendGreeting, mockGreeting } from './greeting.ts';
import { mockBackend } from './mockBackend.ts';
import { readOptions, usage, type ServeOptions } from './options.ts';
import { Problem } from './problem.ts';
import { realBackend } from './realBackend.ts';
import { servePortal, type RunningPortal } from './servePortal.ts';

const dist = path.resolve(import.meta.dirname, '../../apps/portal/dist');

function fail(error: unknown): void {
  console.error(error instanceof Problem || error instanceof DataFileProblem ? error.message : error);
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
}

async function serve({ port, host, apiUrl, data, create }: ServeOptions): Promise<void> {
  const mock = apiUrl === undefined ? mockBackend({ data, create }) : null;
  const portal = await servePortal({ dist, port, host, backend: mock ?? realBackend(apiUrl ?? '') });
  stopOnSignal(portal);
  if (port !== 0 && portal.port !== port) console.log(`Port ${port} is busy, so the portal is on port ${portal.port}.`);
  console.log(mock ? mockGreeting(portal.address, mock.world(), data) : backendGreeting(portal.address, apiUrl ?? ''));
}

// The reader of stdout may leave (`npm start
// head`); the server goes on.
process.stdout.on('error', () => undefined);

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(usage);
  else await serve(options);
} catch (error) {
  fail(error);
}
