import { expect, it } from 'vitest';
import { seededRandom } from './random.ts';

it('repeats itself, and differs by seed', () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed);
    return [random.integer(1, 1000), random.pick(['a', 'b', 'c']), random.key()];
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

it('reaches both ends of a range and nothing beyond', () => {
  const random = seededRandom(1);
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(3, 6)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
});

it('cannot pick from nothing', () => {
  expect(() => seededRandom(1).pick([])).toThrow('Nothing to pick from.');
});
