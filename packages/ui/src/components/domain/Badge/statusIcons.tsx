import type { ReactElement } from 'react';
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

/** An icon for each state, because colour alone is not enough (WCAG 1.4.1). */
export const statusIcons: Record<BadgeTone, ReactElement> = {
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
