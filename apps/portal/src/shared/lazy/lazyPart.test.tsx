import type { ComponentType } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { isChunkFailure } from './chunkFailure.ts';
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

describe('isChunkFailure', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://portal.example/assets/Profile-x1.js',
    'error loading dynamically imported module: https://portal.example/assets/Profile-x1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/Profile-x1.css',
  ])('knows "%s"', (message) => expect(isChunkFailure(new TypeError(message))).toBe(true));

  it.each([new TypeError('x is not a function'), 'dynamically imported module', null])(
    'takes %s for another',
    (error) => expect(isChunkFailure(error)).toBe(false),
  );
});
