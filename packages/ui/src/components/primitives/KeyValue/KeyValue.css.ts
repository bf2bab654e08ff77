import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';

const rows = { display: 'flex', flexDirection: 'column' } as const;

export const list = styleVariants({
  rows,
  ends: rows,
  stacked: rows,
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 45%), 1fr))',
    gap: `${vars.space[12]} ${vars.space[16]}`,
  },
});

const row = style({
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const item = styleVariants({
  /** Label and value in a row, stacked on phones. */
  rows: [
    row,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 13rem) minmax(0, 1fr)',
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
  ends: [row, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }],
  stacked: [row],
  grid: [
    {
      minWidth: 0,
      '@media': { [media.phone]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
    },
  ],
});

export const label = style({ ...text('body'), color: vars.color.textMuted, overflowWrap: 'anywhere', minWidth: 0 });
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', minWidth: 0 });
