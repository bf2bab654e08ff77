import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyChunk } from './lazyChunk.ts';

test('a prefetch that fails is ignored, and the chunk is requested again', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  let requests = 0;
  // Not a spy, because spies handle rejected promises.
  function load(): Promise<ComponentType> {
    requests += 1;
    return Promise.reject(new Error('Failed to fetch dynamically imported module'));
  }
  const { prefetch } = lazyChunk(load);
  prefetch();
  prefetch();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(requests).toBe(2);
  expect(unhandled).not.toHaveBeenCalled();
});
