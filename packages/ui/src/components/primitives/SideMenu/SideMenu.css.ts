import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { clamped, column, inset, media, menuEntry, text, vars } from '../../../theme/styling.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

export const menu = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.zIndex.dialog,
  display: 'flex',
  flexDirection: 'column',
  width: `calc(${vars.size.sideMenu} + ${inset.right})`,
  overflowY: 'auto',
  padding: `0 calc(${vars.space[12]} + ${inset.right}) calc(${vars.space[16]} + ${inset.bottom}) ${vars.space[12]}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.dialog,
  animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { borderInlineStart: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: vars.size.header,
  flexShrink: 0,
  paddingBlockStart: inset.top,
  paddingInlineStart: vars.space[12],
});

export const title = style({ ...text('h4'), color: vars.color.textMuted });
export const person = style({ ...text('h4'), ...clamped(2), flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const list = style({ ...column(4) });

export const entry = style({
  ...menuEntry,
  ...text('body'),
  color: vars.color.text,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': {
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      fontWeight: vars.weight.medium,
    },
  },
});

/** An action is not a destination: quieter, below a line. */
export const action = style([entry, { color: vars.color.textMuted }]);

export const parted = style({
  // A line as long as the texts.
  '::before': {
    content: '',
    display: 'block',
    margin: `${vars.space[8]} ${vars.space[12]} ${vars.space[12]}`,
    borderBlockStart: `1px solid ${vars.color.border}`,
  },
});

export const foot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[16],
  // Aligns with the entries.
  paddingInline: vars.space[12],
});

globalStyle(`${foot} button`, { color: vars.color.text });
