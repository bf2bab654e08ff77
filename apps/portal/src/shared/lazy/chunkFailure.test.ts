import { describe, expect, it } from 'vitest';
import { isChunkFailure } from './chunkFailure.ts';

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
