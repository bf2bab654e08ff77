import type { ReactNode } from 'react';
import {
  CrownIcon,
  LevelNoneIcon,
  OneStripeIcon,
  SparkIcon,
  ThreeDiamondsIcon,
  ThreeStripesIcon,
  TwoDiamondsIcon,
  TwoStripesIcon,
} from '../../icons/levels.tsx';
import { DiamondIcon } from '../../icons/subjects.tsx';
import { cx } from '../../internal/cx.ts';
import type { LevelTone } from '../../theme/tokens.ts';
import { levelLang } from './levelLang.ts';
import { levelTone } from './levelTone.ts';
import { chip, words } from '../Badge/Badge.css.ts';
import * as styles from './LevelChip.css.ts';

const icons: Record<LevelTone, ReactNode> = {
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

/** Props of LevelChip. */
export interface LevelChipProps {
  /** The level's name as the server sends it, such as "Double Diamond". Unknown names are shown as they came, in neutral. */
  level: string;
}

/** A qualification level (spec section 4): the higher the rung, the richer its glyph. */
export function LevelChip({ level }: LevelChipProps) {
  const tone = levelTone(level);
  return (
    <span lang={levelLang(level)} className={cx(chip, styles.tone[tone])}>
      {icons[tone]}
      <span className={words}>{level}</span>
    </span>
  );
}
