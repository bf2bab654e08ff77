import { style } from '@vanilla-extract/css';
import { rowHover, text, vars } from '../../../theme/styling.ts';

export const row = style({
  minWidth: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: 52,
  padding: `${vars.space[12]} 0`,
  border: 0,
  borderRadius: vars.radius.card,
  backgroundColor: 'transparent',
  ...text('h4'),
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': rowHover,
    // Inside: as wide as its card, which may be cut.
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const chevron = style({
  display: 'flex',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' } },
  '@media': { print: { display: 'none' } },
});

export const summary = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const meta = style({
  ...text('caption'),
  flexShrink: 0,
  maxWidth: '40%',
  color: vars.color.textMuted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const content = style({ paddingBlock: `${vars.space[4]} ${vars.space[8]}` });
