import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { EyeOffIcon } from '../../../icons/actions.tsx';
import { maskOf } from '../../../icons/maskOf.ts';
import { FailureIcon, WarningIcon } from '../../../icons/frame.tsx';
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
import { OpenDiamondIcon, StarIcon } from '../../../icons/subjects.tsx';
import { media, text, vars } from '../../../theme/styling.ts';
import type { BadgeTone } from '../../../theme/tokens.ts';

const { successText, infoText, warningText, dangerText, premiumText, textMuted, linkVisited } = vars.color;

/**
 * Icon of each state, and colour of its label in running text. The icon exists because colour alone is not enough (WCAG
 * 1.4.1).
 */
const iconAndColor: Record<BadgeTone, readonly [icon: typeof CheckIcon, color: string]> = {
  active: [CheckIcon, successText],
  trial: [ClockIcon, infoText],
  inactive: [CircleIcon, textMuted],
  lapsed: [WarningIcon, warningText],
  pending: [HourglassIcon, warningText],
  ending: [HalfCircleIcon, linkVisited],
  ended: [CrossIcon, dangerText],
  paid: [DoubleCheckIcon, successText],
  failed: [FailureIcon, dangerText],
  unknown: [QuestionIcon, textMuted],
  premium: [StarIcon, premiumText],
  free: [OpenDiamondIcon, infoText],
  unpublished: [EyeOffIcon, textMuted],
  done: [CheckIcon, successText],
};

/** An icon before a text, in its colour and without an element, so that tables stay light. */
export const icon = style({
  '::before': {
    content: '',
    display: 'inline-block',
    flexShrink: 0,
    width: '1.1em',
    height: '1.1em',
    marginInlineEnd: vars.space[4],
    // Its middle aligns with that of a capitalised word.
    verticalAlign: '-0.25em',
    backgroundColor: 'currentColor',
    maskSize: 'contain',
    printColorAdjust: 'exact',
  },
  '@media': {
    [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  },
});

const icons = styleVariants(iconAndColor, ([shape]) => [icon, { '::before': { maskImage: maskOf(shape) } }]);

/** The shape of every chip: pill, 13 px, icon and label. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  padding: `2px ${vars.space[8]}`,
  border: '1px solid',
  borderRadius: vars.radius.pill,
  ...text('caption'),
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
});

// In a list row of a table its border divides it from the next detail; a browser without `:has()` shows a dot too.
globalStyle(`td:has(> ${chip}${chip}) ~ td[data-label]::before`, {
  '@media': {
    [media.small]: {
      marginInlineStart: vars.space[4],
      content: ['attr(data-label)', 'attr(data-label) / ""'],
    },
  },
});

export const badge = styleVariants(vars.badge, ({ bg, fg, border }, tone) => [
  icons[tone],
  chip,
  { backgroundColor: bg, color: fg, borderColor: border },
]);

const statusTextBase = style({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' });

export const statusText = styleVariants(iconAndColor, ([, color], tone) => [
  icons[tone],
  statusTextBase,
  // A value outside the contract can be of any length.
  tone === 'unknown' ? { color, whiteSpace: 'normal', overflowWrap: 'anywhere' } : { color },
]);
