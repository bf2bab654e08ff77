import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { OperationId } from '@raiz/contract';
import { createMockApi, type MockApi, type Database } from '@raiz/mock-server';
import { requestListener } from '@raiz/mock-server/http';
import { roundRobin, snapshotHeader, snapshotPath } from './testForward.ts';
import { demoApi } from './testKit.ts';
import { serve } from './testServer.ts';
import { commit } from './testDefects/races.ts';

/** A backend of two processes on one store, behind a proxy. */
export interface Processes {
  /** Address of the proxy. */
  url: string;
  /** The store, which outlives the processes. */
  api: () => MockApi;
  /** Empties the store. */
  reset: () => void;
  /** Kills both processes and starts them again, the second one some milliseconds later. */
  restart: (later: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts two processes that share a store as processes share a database.
 * @param locked Operations that each process protects only with its own lock; the store runs the others one after
 * another.
 */
export async function startProcesses(locked: readonly OperationId[] = []): Promise<Processes> {
  let api = demoApi();
  const snapshots = new Map<string, Database>();
  let count = 0;

  const store = await serve(
    requestListener(async (request) => {
      if (new URL(request.url).pathname === snapshotPath) {
        count += 1;
        const name = String(count);
        snapshots.set(name, structuredClone(api.db()));
        return new Response(name);
      }
      const name = request.headers.get(snapshotHeader) ?? '';
      const before = snapshots.get(name);
      if (!before) return api.fetch(request);
      snapshots.delete(name);
      const copy = createMockApi({ seed: before, strict: false });
      const response = await copy.fetch(request);
      commit(api.db(), before, copy.db());
      return response;
    }),
  );

  const children: ChildProcess[] = [];
  const ports = [0, 0];

  async function start(index: number): Promise<void> {
    const file = path.join(import.meta.dirname, 'testProcess.ts');
    const args = ['--import', 'tsx', file, new URL(store.url).port, locked.join(' ')];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children[index] = child;
    const [printed] = await once(child.stdout, 'data');
    ports[index] = Number(String(printed));
  }

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  await Promise.all([start(0), start(1)]);
  const proxy = await serve(roundRobin(ports));
  return {
    url: proxy.url,
    api: () => api,
    reset() {
      api = demoApi();
      snapshots.clear();
    },
    async restart(later) {
      await Promise.all(children.map(kill));
      await start(0);
      // Like an orchestrator: the restart ends when the first one answers.
      setTimeout(() => void start(1), later);
    },
    async close() {
      await Promise.all(children.map(kill));
      await proxy.close();
      await store.close();
    },
  };
}
