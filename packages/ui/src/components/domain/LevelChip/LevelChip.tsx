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
} from '../../../icons/levels.tsx';
import { DiamondIcon } from '../../../icons/subjects.tsx';
import { cx } from '../../../internal/cx.ts';
import type { LevelTone } from '../../../theme/tokens.ts';
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

export interface LevelChipProps {
  /**
   * The level's name as the server sends it, such as "Double Diamond"; unknown names are shown
   * unchanged in the neutral tone.
   */
  level: string;
}

/** A qualification level (docs/specification.md#qualification-levels) with its icon. */
export function LevelChip({ level }: LevelChipProps) {
  const tone = levelTone(level);
  return (
    <span lang={levelLang(level)} className={cx(chip, styles.tone[tone])}>
      {icons[tone]}
      <span className={words}>{level}</span>
    </span>
  );
}
