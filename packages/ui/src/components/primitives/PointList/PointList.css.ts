import { style, styleVariants } from '@vanilla-extract/css';
import { column, text as textStyle, vars } from '../../../theme/styling.ts';

export const list = style({ ...column(16), minWidth: 0 });

export const point = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[12], minWidth: 0 });

const markBase = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2.25rem',
  height: '2.25rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  ...textStyle('body'),
  fontWeight: vars.weight.strong,
});

export const mark = styleVariants({
  plain: [markBase, { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft }],
  current: [markBase, { backgroundColor: vars.color.primary, color: vars.color.onPrimary }],
  done: [
    markBase,
    { backgroundColor: vars.color.successBg, borderColor: vars.color.successBorder, color: vars.color.successText },
  ],
});

/** Centred on the mark if it has one line. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 2,
  minWidth: 0,
  minHeight: '2.25rem',
});

export const title = style({ ...textStyle('body'), fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const text = style({ ...textStyle('caption'), color: vars.color.textMuted, overflowWrap: 'anywhere' });
