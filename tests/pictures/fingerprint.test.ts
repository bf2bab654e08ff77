import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { fingerprintOf, matches } from './fingerprint.ts';

function picture(shade: number, deflateLevel = 9): Buffer {
  const png = new PNG({ width: 40, height: 30 });
  png.data.fill(200);
  png.data[0] = shade;
  return PNG.sync.write(png, { deflateLevel });
}

test('a picture matches its own fingerprint, however its file was packed', () => {
  expect(matches(fingerprintOf(picture(200)), picture(200))).toBe(true);
  expect(matches(fingerprintOf(picture(200)), picture(200, 1))).toBe(true);
});

test('a shade that nobody sees matches, a point that somebody sees does not', () => {
  expect(matches(fingerprintOf(picture(200)), picture(202))).toBe(true);
  expect(matches(fingerprintOf(picture(200)), picture(20))).toBe(false);
});

test('nothing matches a picture that was never accepted', () => {
  expect(matches(undefined, picture(200))).toBe(false);
  expect(matches('', picture(200))).toBe(false);
});
