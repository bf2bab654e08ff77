import type { ColorTokens } from './tokens.ts';

type ColorName = Exclude<keyof ColorTokens, 'backdrop'>;

/** Two colours used together. */
export interface ColorPair {
  /** Colour of text, icon or line. */
  front: ColorName;
  /** Background colour. */
  back: ColorName;
  /** Least contrast by WCAG 2.2 AA: 4.5 for text, 3 for controls and large shapes. */
  least: 4.5 | 3;
}

function on(back: ColorName, least: 4.5 | 3, fronts: ColorName[]): ColorPair[] {
  return fronts.map((front) => ({ front, back, least }));
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
  ...on('primarySoft', 4.5, ['onPrimarySoft', 'link', 'text']),
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
