import { describe, expect, it, vi } from 'vitest';
import { mapLoad, toLoad } from './load.ts';

const refetch = vi.fn();
const message = 'Erro ao carregar cursos.';

describe('toLoad', () => {
  it('is loading before the first answer', () => {
    expect(toLoad({ data: undefined, isError: false, isFetchedAfterMount: false, refetch }, message)).toEqual({
      state: 'loading',
    });
  });

  it('is a failure with its sentence and a way to try again', () => {
    const load = toLoad({ data: undefined, isError: true, isFetchedAfterMount: true, refetch }, message);
    expect(load).toMatchObject({ state: 'failed', message, retrying: false });
    if (load.state === 'failed') load.retry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('stays a failure while it is being retried', () => {
    expect(toLoad({ data: undefined, isError: false, isFetchedAfterMount: true, refetch }, message)).toMatchObject({
      state: 'failed',
      retrying: true,
    });
  });

  it('keeps what was read when a refresh fails', () => {
    expect(toLoad({ data: [1], isError: true, isFetchedAfterMount: true, refetch }, message)).toEqual({
      state: 'ready',
      data: [1],
    });
  });
});

it('mapLoad turns the data and leaves the rest alone', () => {
  expect(mapLoad({ state: 'ready', data: 2 }, (data) => data * 2)).toEqual({ state: 'ready', data: 4 });
  expect(mapLoad({ state: 'loading' }, () => 1)).toEqual({ state: 'loading' });
});
