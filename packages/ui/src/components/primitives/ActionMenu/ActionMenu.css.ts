import { style, styleVariants } from '@vanilla-extract/css';
import { menuEntry, text, vars } from '../../../theme/styling.ts';

export const menu = style({ display: 'inline-flex', '@media': { print: { display: 'none' } } });

export const list = style({
  position: 'fixed',
  inset: 'auto',
  minWidth: '11rem',
  maxWidth: `calc(100vw - ${vars.space[32]})`,
  marginBlock: vars.space[4],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.popover,
  overflowY: 'auto',
});

export const item = style({ display: 'flex' });

const entryBase = style({
  ...menuEntry,
  ...text('table'),
  fontWeight: 550,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '&:disabled': { color: vars.color.disabledText, cursor: 'not-allowed', backgroundColor: 'transparent' },
  },
});

export const entry = styleVariants({
  plain: [entryBase, { color: vars.color.text }],
  danger: [
    entryBase,
    { color: vars.color.dangerText, selectors: { '&:hover': { backgroundColor: vars.color.dangerBg } } },
  ],
});
