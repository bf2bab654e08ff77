import type { ReactNode } from 'react';
import { EyeIcon, EyeOffIcon } from '../../../icons/actions.tsx';
import {
  CheckIcon,
  CircleIcon,
  ClockIcon,
  CrossIcon,
  DoubleCheckIcon,
  HalfCircleIcon,
  HourglassIcon,
  QuestionIcon,
} from '../../../icons/status.tsx';
import { FailureIcon, WarningIcon } from '../../../icons/notices.tsx';
import { OpenDiamondIcon, StarIcon } from '../../../icons/subjects.tsx';
import type { BadgeTone } from '../../../theme/tokens.ts';
import * as styles from './Badge.css.ts';

/** An icon for each state, because colour alone is not enough (WCAG 1.4.1). */
const icons: Record<BadgeTone, ReactNode> = {
  active: <CheckIcon size="text" />,
  trial: <ClockIcon size="text" />,
  inactive: <CircleIcon size="text" />,
  lapsed: <WarningIcon size="text" />,
  pending: <HourglassIcon size="text" />,
  canceled: <HalfCircleIcon size="text" />,
  paid: <DoubleCheckIcon size="text" />,
  cancelled: <CrossIcon size="text" />,
  failed: <FailureIcon size="text" />,
  unknown: <QuestionIcon size="text" />,
  premium: <StarIcon size="text" />,
  free: <OpenDiamondIcon size="text" />,
  published: <EyeIcon size="text" />,
  unpublished: <EyeOffIcon size="text" />,
  done: <CheckIcon size="text" />,
};

export interface BadgeProps {
  /**
   * The state: decides colour and shape. Subscription: `active`, `trial`, `canceled` (access left),
   * `cancelled` (none left), `lapsed` (the reader's, ended), `inactive` and `pending` (other
   * members'). Withdrawals and payments: `pending`, `paid`, `cancelled`, `failed`. Courses and
   * lessons: `premium`, `free`, `published`, `unpublished`, `done`. `unknown` is for values outside
   * the contract, shown unchanged.
   */
  tone: BadgeTone;
  /** The state's name. */
  children: ReactNode;
  /** Language of the word when it is not Portuguese, such as "en". */
  lang?: string;
}

/** A state as word, icon and colour. For values of the contract use StatusBadge. */
export function Badge({ tone, children, lang }: BadgeProps) {
  return (
    <span lang={lang} className={styles.tone[tone]}>
      {icons[tone]}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
