import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });

const base = style({
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Label and value in a row; columns are stacked on phones. */
export const row = styleVariants({
  columns: [
    base,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 13rem) minmax(0, 1fr)',
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
  ends: [base, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }],
});

export const label = style({ ...text('table'), color: vars.color.textMuted, overflowWrap: 'anywhere', minWidth: 0 });
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', minWidth: 0 });
