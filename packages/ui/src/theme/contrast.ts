import type { ColorTokens } from './tokens.ts';

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/**
 * WCAG 2 contrast of two colours, from 1 (equal) to 21 (black on white).
 * @param first sRGB hex such as "#164cb8"
 * @param second sRGB hex
 */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The sRGB hex of `color-mix(in srgb, first percent%, second)`. */
export function mixed(first: string, second: string, percent: number): string {
  const mix = (at: number) => {
    const [one, other] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = ((one ?? 0) * percent + (other ?? 0) * (100 - percent)) / 100;
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${[1, 3, 5].map(mix).join('')}`;
}

/** The share of a level's colour in its chip, in percent: in its background, its border and its text. */
export const levelShares = { ground: 14, line: 50, text: 55 };

type ColorName = Exclude<keyof ColorTokens, 'backdrop'>;

/** Two colours used together. */
export interface ColorPair {
  /** Colour of text, icon or line. */
  front: ColorName;
  /** Background colour. */
  back: ColorName;
  /** Minimum contrast by WCAG 2.2 AA: 4.5 for text, 3 for controls and large shapes. */
  min: 4.5 | 3;
}

function on(back: ColorName, min: 4.5 | 3, fronts: ColorName[]): ColorPair[] {
  return fronts.map((front) => ({ front, back, min }));
}

const texts: ColorName[] = ['text', 'textMuted', 'textSubtle', 'link', 'linkVisited', 'dangerText', 'successText'];

/** Every pair of colours in use, with its required contrast. */
export const colorPairs: readonly ColorPair[] = [
  ...on('canvas', 4.5, texts),
  ...on('surface', 4.5, texts),
  ...on('raised', 4.5, texts),
  ...on('surface', 4.5, ['warningText', 'infoText', 'premiumText']),
  ...on('sunken', 4.5, ['text', 'textMuted', 'textSubtle', 'link']),
  ...on('primary', 4.5, ['onPrimary']),
  ...on('primaryHover', 4.5, ['onPrimary']),
  ...on('primaryPressed', 4.5, ['onPrimary']),
  ...on('primarySoft', 4.5, ['onPrimarySoft', 'link', 'text', 'disabledText']),
  ...on('danger', 4.5, ['onDanger']),
  ...on('dangerHover', 4.5, ['onDanger']),
  ...on('successBg', 4.5, ['successText', 'text']),
  ...on('warningBg', 4.5, ['warningText', 'text']),
  ...on('dangerBg', 4.5, ['dangerText', 'text']),
  ...on('infoBg', 4.5, ['infoText', 'text']),
  ...on('premiumBg', 4.5, ['premiumText', 'text']),
  ...on('disabledBg', 4.5, ['disabledText']),
  ...on('surface', 3, [
    'borderStrong',
    'focus',
    'primary',
    'danger',
    'progress',
    'progressDone',
    'successSolid',
    'brand',
    'brandAccent',
  ]),
  ...on('canvas', 3, ['borderStrong', 'focus']),
  ...on('track', 3, ['progress', 'progressDone']),
];
