import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../failure.ts';
import { Entry } from './entry.ts';
import { QueryClient } from './queryClient.ts';
import { share } from './share.ts';

const watcher = { enabled: true, staleTime: 1000, refetchOnWindowFocus: true };

interface Call {
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** An entry whose answers are given out by hand. */
function byHand() {
  const entry = new Entry(vi.fn());
  const calls: Call[] = [];
  const signals: AbortSignal[] = [];
  entry.reading = ({ signal }) => {
    signals.push(signal);
    return new Promise<unknown>((resolve, reject) => {
      calls.push({ resolve, reject });
    });
  };
  return { entry, calls, signals };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks once for everybody who asks meanwhile', async () => {
  const { entry, calls } = byHand();
  const both = Promise.all([entry.fetch(), entry.fetch()]);
  expect(entry.state).toMatchObject({ status: 'pending', fetching: true });
  calls[0]?.resolve(1);
  await both;
  expect(calls).toHaveLength(1);
  expect(entry.state).toMatchObject({ data: 1, status: 'success', fetching: false, answers: 1 });
});

it('gives up an older answer when it is to be read again, and never shows it', async () => {
  const { entry, calls, signals } = byHand();
  entry.put('old');
  const first = entry.fetch();
  const second = entry.refetch();
  expect(signals[0]?.aborted).toBe(true);
  calls[1]?.resolve('new');
  calls[0]?.resolve('late');
  await Promise.all([first, second]);
  expect(entry.state.data).toBe('new');
});

it('tries once more without a connection, and not after a refusal', async () => {
  const { entry, calls } = byHand();
  const lost = entry.fetch();
  calls[0]?.reject(new ApiFailure('connection'));
  await vi.advanceTimersByTimeAsync(300);
  calls[1]?.reject(new ApiFailure('connection'));
  await lost;
  expect(entry.state).toMatchObject({ status: 'error', answers: 1 });
  const refused = entry.fetch();
  expect(entry.state).toMatchObject({ status: 'pending', error: null });
  calls[2]?.reject(new ApiFailure('server', { status: 403 }));
  await refused;
  expect(calls).toHaveLength(3);
});

it('keeps what it has through a failed refresh', async () => {
  const { entry, calls } = byHand();
  entry.put('known');
  const done = entry.fetch();
  calls[0]?.reject(new ApiFailure('server', { status: 500 }));
  await done;
  expect(entry.state).toMatchObject({ data: 'known', status: 'error' });
  expect(entry.isStale(60_000)).toBe(true);
});

it('gives up what nobody waits for any more, and is forgotten in the end', async () => {
  const { entry, signals } = byHand();
  const leave = entry.watch(watcher);
  void entry.fetch();
  leave();
  expect(signals[0]?.aborted).toBe(true);
  expect(entry.state).toMatchObject({ status: 'pending', fetching: false });
  const client = new QueryClient();
  const kept = client.entry(['get', '/perfil']);
  kept.watch(watcher)();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(client.entry(['get', '/perfil'])).not.toBe(kept);
});

it('reads again what is on screen, and the rest when it is shown next', async () => {
  const client = new QueryClient();
  const [shown, idle, disabled] = ['/a', '/b', '/c'].map((path) => client.entry(['get', path]));
  for (const entry of [shown, idle, disabled]) {
    if (entry) entry.reading = () => Promise.resolve('read');
    entry?.put('put');
  }
  shown?.watch(watcher);
  disabled?.watch({ ...watcher, enabled: false });
  await client.invalidateQueries();
  expect([shown, idle, disabled].map((entry) => entry?.state.data)).toEqual(['read', 'put', 'put']);
  expect(idle?.isStale(60_000)).toBe(true);
});

it('keeps the objects of an answer that says the same', () => {
  const before = { list: [{ id: 1 }, { id: 2 }], user: { name: 'Ana' } };
  expect(share(before, structuredClone(before))).toBe(before);
  const after = share(before, { list: [{ id: 1 }, { id: 3 }], user: { name: 'Ana' } });
  expect(after).toEqual({ list: [{ id: 1 }, { id: 3 }], user: { name: 'Ana' } });
  expect(after).toMatchObject({ user: before.user });
  expect(Reflect.get(Object(after), 'user')).toBe(before.user);
  expect(share({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
});
