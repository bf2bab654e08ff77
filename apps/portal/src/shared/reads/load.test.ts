import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mapLoad, toLoad } from './load.ts';

const message = 'Erro ao carregar cursos.';

interface Answer {
  resolve: (courses: string) => void;
  reject: (error: Error) => void;
}

let client: QueryClient;
let answers: Answer[];

beforeEach(() => {
  client = new QueryClient();
  answers = [];
});
afterEach(() => client.clear());

/** A read whose answers the test controls. */
function openPage() {
  const observer = new QueryObserver(client, {
    queryKey: ['courses'],
    queryFn: () => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject })),
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  return { shown: () => toLoad(observer.getCurrentResult(), message), refetch: () => void observer.refetch(), leave };
}

async function fail(): Promise<void> {
  answers.at(-1)?.reject(new Error('refused'));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

async function answer(courses: string): Promise<void> {
  answers.at(-1)?.resolve(courses);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

const retryOf = (load: ReturnType<ReturnType<typeof openPage>['shown']>) =>
  load.state === 'failed' ? load.retry() : expect.unreachable('only a failure can be retried');

describe('toLoad', () => {
  it('is loading before the first answer, and ready with it', async () => {
    const { shown } = openPage();
    expect(shown()).toEqual({ state: 'loading' });
    await answer('all');
    expect(shown()).toEqual({ state: 'ready', data: 'all' });
  });

  it('stays a failure while it is retried, and until the retry works', async () => {
    const { shown } = openPage();
    await fail();
    expect(shown()).toMatchObject({ state: 'failed', message, retrying: false });
    retryOf(shown());
    expect(answers).toHaveLength(2);
    expect(shown()).toMatchObject({ state: 'failed', message, retrying: true });
    await fail();
    expect(shown()).toMatchObject({ state: 'failed', retrying: false });
    retryOf(shown());
    await answer('all');
    expect(shown()).toEqual({ state: 'ready', data: 'all' });
  });

  it('keeps the data through a failed refetch', async () => {
    const { shown, refetch } = openPage();
    await answer('all');
    refetch();
    expect(shown()).toEqual({ state: 'ready', data: 'all' });
    await fail();
    expect(shown()).toEqual({ state: 'ready', data: 'all' });
  });

  it('does not show the failure of an earlier visit', async () => {
    const earlier = openPage();
    await fail();
    earlier.leave();
    const { shown } = openPage();
    expect(shown()).toEqual({ state: 'loading' });
    await fail();
    expect(shown()).toMatchObject({ state: 'failed' });
  });
});

it('toLoad shows no failure without a message', async () => {
  openPage();
  await fail();
  const observer = new QueryObserver(client, { queryKey: ['courses'], queryFn: () => 'all', enabled: false });
  const failed = { ...observer.getCurrentResult(), isFetchedAfterMount: true };
  expect(toLoad(failed, message)).toMatchObject({ state: 'failed' });
  expect(toLoad(failed, '')).toEqual({ state: 'loading' });
});

it('mapLoad maps the data and keeps the other states', () => {
  expect(mapLoad({ state: 'ready', data: 2 }, (data) => data * 2)).toEqual({ state: 'ready', data: 4 });
  expect(mapLoad({ state: 'loading' }, () => 1)).toEqual({ state: 'loading' });
});
