import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { unpack } from './unpack.ts';

function picture(options: object): Buffer {
  const png = new PNG({ width: 31, height: 17 });
  png.data.forEach((_, at) => (png.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256));
  return PNG.sync.write(png, options);
}

const whole = PNG.sync.read(picture({})).data;
const withoutAlpha = whole.filter((_, at) => at % 4 !== 3);

test('reads what Chromium writes: three bytes a pixel, each line as what it differs from the one above', () => {
  const { width, height, data } = unpack(picture({ colorType: 2, filterType: 2 }));
  expect([width, height]).toEqual([31, 17]);
  expect(Buffer.from(data).equals(withoutAlpha)).toBe(true);
});

test.each([
  ['another filter', { colorType: 2, filterType: 4 }],
  ['a transparent picture', { colorType: 6 }],
])('leaves %s to the library', (_, options) => {
  expect(Buffer.from(unpack(picture(options)).data).equals(whole)).toBe(true);
});
