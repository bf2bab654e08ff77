import { describe, expect, it } from 'vitest';
import { contrast, mixed } from './contrast.ts';
import { darkTheme } from './darkTheme.ts';
import { levelShares } from './contrast.ts';
import { lightTheme } from './lightTheme.ts';
import { colorPairs } from './contrast.ts';

describe('contrast', () => {
  it('goes from 1 to 21 and does not mind the order', () => {
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#164cb8', '#ffffff')).toBeCloseTo(7.61, 2);
    expect(contrast('#ffffff', '#164cb8')).toBeCloseTo(7.61, 2);
  });
});

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('the %s theme', (_name, theme) => {
  it.each(colorPairs)('shows $front on $back with at least $min', ({ front, back, min }) => {
    expect(contrast(theme.color[front], theme.color[back])).toBeGreaterThanOrEqual(min);
  });

  it.each(Object.entries(theme.badge))('writes on the chip %s with at least 4.5', (_chip, { fg, bg }) => {
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(4.5);
  });

  const { surface, text } = theme.color;
  it.each(Object.entries(theme.level))('writes on the chip of the level %s with at least 4.5', (_level, color) => {
    const [ground, words] = [mixed(color, surface, levelShares.ground), mixed(color, text, levelShares.text)];
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries({ ...theme.level, ...theme.bonus }))(
    'shows the bar %s on its card with at least 3',
    (_type, color) => {
      expect(contrast(color, theme.color.surface)).toBeGreaterThanOrEqual(3);
    },
  );
});
