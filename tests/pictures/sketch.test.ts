import { assert, nat, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { distance, isAlike, sketchOf, type Pixels } from './sketch.ts';

function page(width = 320, height = 200): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7 + (at >> 9)) % 251;
  return { width, height, data };
}

/** The page with some bytes changed by so much. */
function changed(pixels: Pixels, at: readonly number[], by: number): Pixels {
  const data = new Uint8Array(pixels.data);
  for (const index of at) data[index] = Math.min(255, (data[index] ?? 0) + by);
  return { ...pixels, data };
}

const before = page();
const places = (count: number) => uniqueArray(nat(before.data.length - 1), { minLength: count, maxLength: count });

test('tells what the same page comes to, each time', () => {
  expect(sketchOf(page())).toBe(sketchOf(before));
  expect(distance(sketchOf(before), sketchOf(page()))).toBe(0);
});

test('overlooks a dozen pixels by two shades', () => {
  assert(
    property(places(36), (at) => {
      expect(isAlike(sketchOf(before), sketchOf(changed(before, at, 2)))).toBe(true);
    }),
  );
});

test('sees what a person would: a caret, a line, one shade of a button', () => {
  assert(
    property(places(60), (at) => {
      expect(isAlike(sketchOf(before), sketchOf(changed(before, at, 100)))).toBe(false);
    }),
  );
  const button = Array.from({ length: 16_000 }, (_, index) => 4000 + index);
  expect(isAlike(sketchOf(before), sketchOf(changed(before, button, 1)))).toBe(false);
});

test('sees what has moved though nothing else has changed', () => {
  const data = new Uint8Array(before.data);
  data.copyWithin(4, 0);
  expect(isAlike(sketchOf(before), sketchOf({ ...before, data }))).toBe(false);
});

test('takes pictures of two sizes for different', () => {
  expect(isAlike(sketchOf(page(320, 200)), sketchOf(page(200, 320)))).toBe(false);
  expect(isAlike(sketchOf(before), '')).toBe(false);
});

test('estimates the distance it stands for', () => {
  const at = Array.from({ length: 2000 }, (_, index) => index * 31);
  const after = changed(before, at, 10);
  const real = Math.sqrt(after.data.reduce((sum, byte, index) => sum + (byte - (before.data[index] ?? 0)) ** 2, 0));
  const told = distance(sketchOf(before), sketchOf(after));
  expect(told).toBeGreaterThan(real / 3);
  expect(told).toBeLessThan(real * 3);
});
