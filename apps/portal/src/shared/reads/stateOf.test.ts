import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from './stateOf.ts';

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
  return { shown: () => stateOf(observer.getCurrentResult()), refetch: () => void observer.refetch(), leave };
}

async function fail(): Promise<void> {
  answers.at(-1)?.reject(new Error('refused'));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

async function answer(courses: string): Promise<void> {
  answers.at(-1)?.resolve(courses);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
}

describe('stateOf', () => {
  it('is loading before the first answer, and ready with it', async () => {
    const { shown } = openPage();
    expect(shown()).toBe('loading');
    await answer('all');
    expect(shown()).toBe('ready');
  });

  it('stays a failure while it is retried, and until the retry works', async () => {
    const { shown, refetch } = openPage();
    await fail();
    expect(shown()).toBe('failed');
    refetch();
    expect(answers).toHaveLength(2);
    expect(shown()).toBe('failed');
    await fail();
    expect(shown()).toBe('failed');
    refetch();
    await answer('all');
    expect(shown()).toBe('ready');
  });

  it('keeps the data through a failed refetch', async () => {
    const { shown, refetch } = openPage();
    await answer('all');
    refetch();
    expect(shown()).toBe('ready');
    await fail();
    expect(shown()).toBe('ready');
  });

  it('does not show the failure of an earlier visit', async () => {
    const earlier = openPage();
    await fail();
    earlier.leave();
    const { shown } = openPage();
    expect(shown()).toBe('loading');
    await fail();
    expect(shown()).toBe('failed');
  });
});
