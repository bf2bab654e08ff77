import type { ReactElement } from 'react';
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
import { DiamondIcon } from '../../../icons/subjects.tsx';
import type { LevelTone } from '../../../theme/tokens.ts';

/** An icon for each level, because colour alone is not enough (WCAG 1.4.1). */
export const levelIcons: Record<LevelTone, ReactElement> = {
  none: <LevelNoneIcon size="text" />,
  bronze: <OneStripeIcon size="text" />,
  silver: <TwoStripesIcon size="text" />,
  gold: <ThreeStripesIcon size="text" />,
  diamond: <DiamondIcon size="text" />,
  doubleDiamond: <TwoDiamondsIcon size="text" />,
  tripleDiamond: <ThreeDiamondsIcon size="text" />,
  centurionDiamond: <SparkIcon size="text" />,
  imperialDiamond: <CrownIcon size="text" />,
};
