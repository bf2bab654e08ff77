import { style } from '@vanilla-extract/css';
import { media, text, vars, visuallyHidden } from '../../../theme/styling.ts';

/** One sunken track; the options are equally high, and the chosen one looks like a raised plate in it. */
export const track = style({
  display: 'inline-flex',
  maxWidth: '100%',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  '@media': { [media.forcedColors]: { outline: '1px solid ButtonBorder' }, print: { display: 'none' } },
});

const chosen = '&[aria-pressed="true"]';

export const segment = style({
  ...text('body'),
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  columnGap: vars.space[4],
  minWidth: vars.size.controlDense,
  minHeight: vars.size.controlDense,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '::before': {
    content: '',
    position: 'absolute',
    inset: 2,
    zIndex: -1,
    border: '1px solid transparent',
    borderRadius: vars.radius.chip,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  },
  selectors: {
    '&:hover': { color: vars.color.text },
    [chosen]: { color: vars.color.text },
    [`${chosen}::before`]: {
      borderColor: vars.color.borderStrong,
      backgroundColor: vars.color.raised,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [chosen]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        [`${chosen}::before`]: { display: 'none' },
      },
    },
  },
});

export const label = style({ minWidth: 0, overflowWrap: 'break-word' });

/** For screen readers only, on phones. */
export const iconOnly = style({ '@media': { [media.phone]: visuallyHidden } });
