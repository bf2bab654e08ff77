import { describe, expect, it } from 'vitest';
import { hasLabel, labelStep, plotWidths, widthNames, yearFits } from './labelSteps.ts';

describe('labelStep', () => {
  it.each([
    [12, 'wide', 1],
    [12, 'medium', 1],
    [12, 'narrow', 2],
    [12, 'small', 3],
    [12, 'tiny', 6],
    [36, 'wide', 2],
    [36, 'small', 12],
    [1, 'tiny', 1],
    [120, 'tiny', 51],
  ] as const)('%i months, %s: every %i', (count, width, step) => {
    expect(labelStep(count, width)).toBe(step);
  });

  it('leaves every label its room', () => {
    for (const width of widthNames) {
      for (let count = 1; count <= 120; count += 1) {
        const room = (plotWidths[width] / count) * labelStep(count, width);
        expect(room).toBeGreaterThanOrEqual(2.0999);
      }
    }
  });
});

it('names the newest month always', () => {
  expect([0, 1, 2, 3, 4].map((index) => hasLabel(index, 5, 'tiny'))).toEqual([false, true, false, false, true]);
  expect(hasLabel(11, 12, 'narrow')).toBe(true);
});

it('names a year only where it has room', () => {
  expect(yearFits(1, 12, 'medium')).toBe(true);
  expect(yearFits(1, 12, 'narrow')).toBe(false);
  expect(yearFits(3, 12, 'narrow')).toBe(true);
  expect(yearFits(12, 12, 'tiny')).toBe(true);
  // Into the room before the next year's name.
  expect(yearFits(1, 12, 'small', 11)).toBe(true);
  expect(yearFits(1, 4, 'tiny', 1)).toBe(false);
});
