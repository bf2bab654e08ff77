import { style, styleVariants } from '@vanilla-extract/css';
import { maskOf } from '../../../icons/maskOf.ts';
import { levelShares } from '../../../theme/contrast.ts';
import { media, vars } from '../../../theme/styling.ts';
import { chip, icon } from '../Badge/Badge.css.ts';
import { levelIcon } from '../LevelEmblem/levelIcon.tsx';

/** An icon for each level, because colour alone is not enough (WCAG 1.4.1). */
const icons = styleVariants(vars.level, (_color, tone) => [
  icon,
  { '::before': { maskImage: maskOf(levelIcon(tone)) } },
]);

/** Tints background, border and text with a level's colour. */
const tint = styleVariants(vars.level, (color) => ({
  backgroundColor: `color-mix(in srgb, ${color} ${levelShares.ground}%, ${vars.color.surface})`,
  borderColor: `color-mix(in srgb, ${color} ${levelShares.line}%, ${vars.color.surface})`,
  color: `color-mix(in srgb, ${color} ${levelShares.text}%, ${vars.color.text})`,
}));

/** Aligned with the text next to it; in list rows on phones 4 px below the line above it. */
const inLine = style({
  alignItems: 'baseline',
  '::before': { alignSelf: 'center' },
  '@media': {
    [media.small]: { selectors: { 'td &': { marginBlock: '1px -3px' } } },
    print: { overflowWrap: 'break-word' },
  },
});

/** A column of paper is as wide as a level's name; an unknown one, of any length, wraps. */
const whole = style({ '@media': { screen: { whiteSpace: 'nowrap' }, print: { width: 'max-content' } } });

export const level = styleVariants(vars.level, (_color, tone) => [
  icons[tone],
  chip,
  inLine,
  tint[tone],
  ...(tone === 'none' ? [] : [whole]),
]);
