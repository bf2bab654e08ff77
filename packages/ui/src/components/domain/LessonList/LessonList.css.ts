import { style } from '@vanilla-extract/css';
import { around, column, media, text, vars } from '../../../theme/styling.ts';

export const list = style(column(4));

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minHeight: vars.size.controlDense,
  padding: `${around('body', 'controlDense')} ${vars.space[12]}`,
  borderRadius: vars.radius.chip,
  color: vars.color.text,
  textDecoration: 'none',
});

export const link = style({
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken, textDecoration: 'underline', textUnderlineOffset: '0.15em' },
  },
});

export const greyed = style({ color: vars.color.disabledText });

/** The current lesson, also one that is closed to the user, or the next one to do. */
export const current = style({
  backgroundColor: vars.color.primarySoft,
  fontWeight: vars.weight.medium,
  selectors: {
    [`&:not(${greyed})`]: { color: vars.color.onPrimarySoft },
    // Also under the pointer.
    [`&${link}`]: { backgroundColor: vars.color.primarySoft },
  },
  // Forced colours drop backgrounds; a border marks it instead.
  '@media': { [media.forcedColors]: { borderInlineStart: '4px solid Highlight' } },
});
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.text.body.line,
  color: vars.color.textSubtle,
});
/** A lesson without any other fact: unlike a radio button, it does not look clickable. */
export const dot = style({
  width: '1.25rem',
  justifyContent: 'center',
  selectors: {
    '&::before': {
      content: '',
      width: 6,
      height: 6,
      borderRadius: vars.radius.pill,
      backgroundColor: 'currentColor',
      '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
    },
  },
});
export const kind = style({
  width: '1.25rem',
  justifyContent: 'center',
  selectors: { [`${current} > &`]: { color: 'inherit' } },
});
export const tick = style({ color: vars.color.successSolid });
export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({ ...text('caption'), color: vars.color.textSubtle, lineHeight: vars.text.body.line });
