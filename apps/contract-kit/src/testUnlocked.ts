import type { OperationId } from '@raiz/contract';
import { createMockApi, type Database } from '@raiz/mock-server';
import { type Defect, operationOf } from './testDefect.ts';

/** Applies the changes that a call made in a copy of the tables: new rows, and mutated rows. */
export function commit(live: Database, before: Database, after: Database): void {
  for (const name of Object.keys(before)) {
    const [rows, old, now] = [live, before, after].map((db): unknown => Reflect.get(db, name));
    if (!Array.isArray(rows) || !Array.isArray(old) || !Array.isArray(now)) continue;
    for (const [index, row] of now.entries()) {
      if (index >= old.length) rows.push(row);
      else if (JSON.stringify(row) !== JSON.stringify(old[index])) rows[index] = row;
    }
  }
}

/** Milliseconds between the ends of simultaneous calls. */
const apart = 3;

/**
 * Runs each call of an operation on a copy of the tables at its arrival, like a backend that reads first and writes
 * later, without a lock or a transaction.
 */
export function unlocked(id: OperationId): Defect['over'] {
  return (api) => {
    let running = 0;
    return async (request) => {
      if (operationOf(request) !== id) return api.fetch(request);
      const before = structuredClone(api.db());
      running += 1;
      await new Promise((resolve) => setTimeout(resolve, running * apart));
      const copy = createMockApi({ seed: before, strict: false });
      const response = await copy.fetch(request);
      commit(api.db(), before, copy.db());
      running -= 1;
      return response;
    };
  };
}

/** A backend of two processes behind one address, each with a lock of its own. */
export function twoProcesses(id: OperationId): Defect['over'] {
  return (api) => {
    const queues: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
    let count = 0;
    return async (request) => {
      if (operationOf(request) !== id) return api.fetch(request);
      count += 1;
      const index = count % queues.length;
      const turn = (queues[index] ?? Promise.resolve()).then(async () => {
        const before = structuredClone(api.db());
        await new Promise((resolve) => setTimeout(resolve, apart));
        const copy = createMockApi({ seed: before, strict: false });
        const response = await copy.fetch(request);
        commit(api.db(), before, copy.db());
        return response;
      });
      queues[index] = turn;
      return turn;
    };
  };
}

/** Runs the first of several simultaneous calls, and fails the others. */
export function collides(id: OperationId): Defect['over'] {
  return (api) => {
    let running = 0;
    return async (request) => {
      if (operationOf(request) !== id) return api.fetch(request);
      running += 1;
      const index = running;
      await new Promise((resolve) => setTimeout(resolve, apart));
      const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
      const response =
        index === 1
          ? await api.fetch(request)
          : new Response('{"error":"Erro interno do servidor."}', { status: 500, headers });
      running -= 1;
      return response;
    };
  };
}
