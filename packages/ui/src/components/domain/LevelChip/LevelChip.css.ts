import { style, styleVariants } from '@vanilla-extract/css';
import {
  CrownIcon,
  LevelNoneIcon,
  OneStripeIcon,
  SparkIcon,
  ThreeDiamondsIcon,
  ThreeStripesIcon,
  TwoDiamondsIcon,
  TwoStripesIcon,
} from '../../../icons/levels.tsx';
import { maskOf } from '../../../icons/maskOf.ts';
import { DiamondIcon } from '../../../icons/subjects.tsx';
import { levelShares } from '../../../theme/contrast.ts';
import { media, vars } from '../../../theme/styling.ts';
import type { LevelTone } from '../../../theme/tokens.ts';
import { chip, icon } from '../Badge/Badge.css.ts';

/** An icon for each level, because colour alone is not enough (WCAG 1.4.1). */
const shapes: Record<LevelTone, typeof CrownIcon> = {
  none: LevelNoneIcon,
  bronze: OneStripeIcon,
  silver: TwoStripesIcon,
  gold: ThreeStripesIcon,
  diamond: DiamondIcon,
  doubleDiamond: TwoDiamondsIcon,
  tripleDiamond: ThreeDiamondsIcon,
  centurionDiamond: SparkIcon,
  imperialDiamond: CrownIcon,
};

export const icons = styleVariants(shapes, (shape) => [icon, { '::before': { maskImage: maskOf(shape) } }]);

/** A level's one colour: tints the ground and the line, and the words. */
export const tint = styleVariants(vars.level, (color) => ({
  backgroundColor: `color-mix(in srgb, ${color} ${levelShares.ground}%, ${vars.color.surface})`,
  borderColor: `color-mix(in srgb, ${color} ${levelShares.line}%, ${vars.color.surface})`,
  color: `color-mix(in srgb, ${color} ${levelShares.words}%, ${vars.color.text})`,
}));

/** In line with the text beside it; in list rows on phones 4 px below the line above it. */
const inLine = style({
  alignItems: 'baseline',
  '::before': { alignSelf: 'center' },
  '@media': { [media.mobile]: { selectors: { 'td &': { marginBlock: '1px -3px' } } } },
});

export const level = styleVariants(vars.level, (_color, tone) => [icons[tone], chip, inLine, tint[tone]]);
