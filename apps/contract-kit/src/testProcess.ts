/**
 * One of several processes in front of a store (`src/testProcesses.ts`): `tsx testProcess.ts PORT [OPERATIONS]`. It
 * forwards requests to the store on PORT. For the operations, separated by spaces, it first reads and then writes,
 * under a lock that only this process knows.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { operationAt } from '@raiz/contract';
import { forward, snapshotHeader, snapshotPath } from './testForward.ts';

const port = Number(process.argv[2]);
const locked = (process.argv[3] ?? '').split(' ');
/** Milliseconds between reading and writing, like the work of a real backend. */
const work = 5;

let lock: Promise<unknown> = Promise.resolve();

const server = createServer((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://x');
  const id = operationAt(incoming.method ?? 'GET', pathname.replace(/^\/api/, ''));
  if (id === null || !locked.includes(id)) {
    forward(incoming, outgoing, { port });
    return;
  }
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  incoming.on('end', () => {
    const before = lock;
    const act = async () => {
      await before;
      const seen = await (await fetch(`http://127.0.0.1:${port}${snapshotPath}`)).text();
      await pause(work);
      await new Promise((resolve) => {
        outgoing.once('close', resolve);
        forward(incoming, outgoing, { port, headers: { [snapshotHeader]: seen }, body: Buffer.concat(chunks) });
      });
    };
    lock = act();
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(String(typeof address === 'object' && address ? address.port : 0));
});
