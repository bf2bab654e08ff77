import { globalStyle, style } from '@vanilla-extract/css';
import { text, vars } from '../../../theme/styling.ts';

export const list = style({
  minWidth: 0,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const item = style({
  containerType: 'inline-size',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 60,
  paddingBlock: vars.space[12],
});

/** Label and value in columns that align between the rows; stacked if there is no space. */
export const content = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[16],
  minWidth: 0,
  '@container': { '(width <= 36rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = style({ ...text('body'), fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

/** Across both columns. */
export const title = style({ ...text('h3'), gridColumn: '1 / -1' });

export const value = style({
  ...text('body'),
  minWidth: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const action = style({ display: 'flex', flexShrink: 0, maxWidth: '50%' });

export const form = style({ paddingBlock: `${vars.space[4]} ${vars.size.edge}` });

// Without its button it says nothing.
globalStyle(`${item}:not(:has(${value}, ${form}))`, { '@media': { print: { display: 'none' } } });
