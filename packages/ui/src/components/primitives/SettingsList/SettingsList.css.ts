import { style } from '@vanilla-extract/css';
import { cardSurface, media, text, vars } from '../../../theme/styling.ts';

const gutter = vars.space[20];

export const list = style({
  minWidth: 0,
  ...cardSurface,
  '@media': { print: { boxShadow: 'none' } },
});

export const item = style({
  containerType: 'inline-size',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: 60,
  padding: `${vars.space[12]} ${gutter}`,
  '@media': { [media.phone]: { paddingInline: vars.space[16] } },
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

export const label = style({ ...text('table'), fontWeight: 600, overflowWrap: 'anywhere' });

export const value = style({
  ...text('table'),
  minWidth: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const action = style({ display: 'flex', flexShrink: 0, maxWidth: '50%' });

export const form = style({
  padding: `${vars.space[4]} ${gutter} ${gutter}`,
  '@media': { [media.phone]: { padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[16]}` } },
});
