import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

test('a prefetch that fails is ignored, and the chunk is requested again', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  let asked = 0;
  // Not a spy, because spies handle rejected promises.
  function load(): Promise<ComponentType> {
    asked += 1;
    return Promise.reject(new Error('Failed to fetch dynamically imported module'));
  }
  const { preloadHandlers } = lazyPart(load);
  preloadHandlers.onPointerEnter();
  preloadHandlers.onFocus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(asked).toBe(2);
  expect(unhandled).not.toHaveBeenCalled();
});
