import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { difference } from './differences.ts';

/** A picture of one colour, some pixels of another. */
function picture(width: number, height: number, dots: number): PNG {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let dot = 0; dot < dots; dot += 1) png.data.writeUInt32BE(0xa3261eff, dot * 4);
  return png;
}

test('the same picture differs nowhere', () => {
  expect(difference(picture(20, 10, 3), picture(20, 10, 3)).pixels).toBe(0);
});

test('every other pixel counts', () => {
  expect(difference(picture(20, 10, 0), picture(20, 10, 7)).pixels).toBe(7);
});

test('a picture that has grown differs where it has', () => {
  const { pixels, marked } = difference(picture(20, 10, 0), picture(20, 12, 0));
  expect(pixels).toBe(40);
  expect([marked.width, marked.height]).toEqual([20, 12]);
});
