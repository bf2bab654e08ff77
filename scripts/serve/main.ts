import { existsSync } from 'node:fs';
import path from 'node:path';
import { endWithNpm, outliveReaders } from '@raiz/mock-server/http';
import { readApiUrl, reachBackend } from '../lib/apiUrl.ts';
import { dist } from '../lib/root.mjs';
import { mockBackend } from './mockBackend.ts';
import { readOptions, type ServeOptions } from './options.ts';
import { realBackend } from './realBackend.ts';
import { servePortal } from './servePortal.ts';

function fail(error: unknown): void {
  const isProblem = error instanceof Error && error.name.endsWith('Problem');
  console.error(isProblem ? error.message : error);
  process.exitCode = 1;
}

async function serve({ port, host, apiUrl, trustProxy, data, create }: ServeOptions): Promise<void> {
  const target = readApiUrl(apiUrl);
  if (target !== null) await reachBackend(target);
  const backend = target === null ? mockBackend(data, create) : realBackend(target, trustProxy);
  const portal = await servePortal({ dist, port, host, backend });
  const stop = () => {
    console.log('\nStopping …');
    portal.close().catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  endWithNpm();
  if (!existsSync(path.join(dist, '200.html')))
    console.error(`There is no build in ${dist}: run npm run build, and start this again.`);
  if (port !== 0 && portal.port !== port) console.log(`Port ${port} is busy, so the portal is on port ${portal.port}.`);
  console.log(`\n  Portal                   ${portal.address}\n${backend.about(portal.address)}`);
}

outliveReaders();
try {
  const options = readOptions(process.argv.slice(2));
  if (options !== null) await serve(options);
} catch (error) {
  fail(error);
}
