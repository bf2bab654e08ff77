import { ApiFailure, session } from '@raiz/api-client';
import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $api, invalidate, prefetchRead, queryClient } from './queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  focusManager.setFocused(undefined);
  session.end();
  queryClient.clear();
  vi.useRealTimers();
});

/** A mounted read. */
function show(queryKey: readonly unknown[], queryFn: () => unknown, enabled = true) {
  const read = vi.fn(() => Promise.resolve(queryFn()));
  const leave = new QueryObserver(queryClient, { queryKey, queryFn: read, enabled }).subscribe(() => undefined);
  return { read, leave };
}

const settled = () => vi.advanceTimersByTimeAsync(400);

describe('a failed read', () => {
  const lateAnswer = new DOMException('No answer in time', 'TimeoutError');

  it.each([
    ['once after a dropped connection', new ApiFailure('connection'), 2],
    ['once after a 502', new ApiFailure('server', { status: 502 }), 2],
    ['once after a 503', new ApiFailure('server', { status: 503 }), 2],
    ['not after a 500', new ApiFailure('server', { status: 500 }), 1],
    ['not after a 404', new ApiFailure('server', { status: 404 }), 1],
    ['not after an answer of another shape', new ApiFailure('shape', { status: 200 }), 1],
    ['not after a time-out', new ApiFailure('connection', { cause: lateAnswer }), 1],
  ])('is retried %s', async (_name, failure, calls) => {
    const { read } = show(['get', '/perfil'], () => Promise.reject(failure));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(calls);
    expect(queryClient.getQueryState(['get', '/perfil'])).toMatchObject({ status: 'error', error: failure });
  });

  it('is retried after 300 ms', async () => {
    const { read } = show(['get', '/perfil'], () => Promise.reject(new ApiFailure('connection')));
    await vi.advanceTimersByTimeAsync(250);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('prefetchRead', () => {
  const queryKey = ['get', '/perfil'];

  it('starts a read, which its page joins', async () => {
    const prefetched = vi.fn(() => Promise.resolve('ana'));
    prefetchRead({ queryKey, queryFn: prefetched });
    const { read } = show(queryKey, () => 'ana');
    await settled();
    expect([prefetched.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
  });

  it('leaves a failure alone that the page shows, and repeats one of an earlier visit', async () => {
    const failure = new ApiFailure('server', { status: 500 });
    const { leave } = show(queryKey, () => Promise.reject(failure));
    await settled();
    const prefetched = vi.fn(() => Promise.resolve('ana'));
    prefetchRead({ queryKey, queryFn: prefetched });
    expect(prefetched).not.toHaveBeenCalled();
    leave();
    prefetchRead({ queryKey, queryFn: prefetched });
    expect(prefetched).toHaveBeenCalledOnce();
  });
});

describe('invalidate', () => {
  const course = (id: number) => ['get', '/courses/{id}', { params: { path: { id } } }];

  it('refetches the mounted reads of the named paths', async () => {
    const [first, second] = [show(course(1), () => 'one'), show(['get', '/user/courses'], () => 'mine')];
    const other = show(['get', '/courses'], () => 'all');
    await settled();
    await invalidate('/courses/{id}', '/user/courses');
    expect([first, second, other].map(({ read }) => read.mock.calls.length)).toEqual([2, 2, 1]);
    expect(queryClient.getQueryState(['get', '/courses'])).toMatchObject({ isInvalidated: false });
  });

  it('takes every read of a path, whatever its parameters and reader', async () => {
    const reads = [course(1), course(2), [...course(1), 'member']].map((key) => show(key, () => 'course').read);
    await settled();
    await invalidate('/courses/{id}');
    expect(reads.map((read) => read.mock.calls.length)).toEqual([2, 2, 2]);
  });

  it('marks the rest stale, for when it is shown next', async () => {
    const left = show(course(1), () => 'one');
    await settled();
    left.leave();
    queryClient.setQueryData(course(2), 'two');
    const disabled = show(course(2), () => 'two', false);
    await invalidate('/courses/{id}');
    expect([left, disabled].map(({ read }) => read.mock.calls.length)).toEqual([1, 0]);
    for (const id of [1, 2]) expect(queryClient.getQueryState(course(id))).toMatchObject({ isInvalidated: true });
    const { read } = show(course(1), () => 'new');
    await settled();
    expect(read).toHaveBeenCalledOnce();
    expect(queryClient.getQueryData(course(1))).toBe('new');
  });

  it('drops the older answer of a read under way', async () => {
    const answers: ((data: string) => void)[] = [];
    queryClient.setQueryData(course(1), 'first');
    show(course(1), () => new Promise((resolve) => void answers.push(resolve)));
    await vi.advanceTimersByTimeAsync(2000);
    void invalidate('/courses/{id}');
    await settled();
    answers.at(-1)?.('new');
    await settled();
    answers[0]?.('late');
    await settled();
    expect(queryClient.getQueryData(course(1))).toBe('new');
  });
});

it('two pages that read the same share one call', async () => {
  const key = $api.queryOptions('get', '/perfil').queryKey;
  const [first, second] = [show(key, () => 'ana'), show(key, () => 'ana')];
  await settled();
  expect(first.read.mock.calls.length + second.read.mock.calls.length).toBe(1);
});

describe('a changed token empties the cache', () => {
  it.each([
    ['by a login', () => session.start('another')],
    ['by a logout', () => session.end()],
  ])('%s', (_name, change) => {
    session.start('first');
    queryClient.setQueryData(['get', '/perfil'], 'ana');
    change();
    expect(queryClient.getQueryData(['get', '/perfil'])).toBeUndefined();
  });
});

describe('coming back to the page', () => {
  // As the provider does.
  beforeEach(() => queryClient.mount());
  afterEach(() => queryClient.unmount());

  const comeBack = async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await settled();
  };

  it('refetches stale reads', async () => {
    const { read } = show(['get', '/perfil'], () => 'ana');
    await settled();
    await comeBack();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    await comeBack();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('waits while an optimistic update is under way', async () => {
    let answer = () => {};
    const { read } = show(['get', '/perfil'], () => 'ana');
    await vi.advanceTimersByTimeAsync(2000);
    const mutationFn = () => new Promise<void>((resolve) => (answer = resolve));
    const write = new MutationObserver(queryClient, { mutationFn }).mutate();
    await comeBack();
    expect(read).toHaveBeenCalledTimes(1);
    answer();
    await write;
    await comeBack();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
