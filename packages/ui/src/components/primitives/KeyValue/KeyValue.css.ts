import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });

const rowBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Label and value, side by side except on phones, or one above the other. */
export const row = styleVariants({
  beside: [
    rowBase,
    {
      gridTemplateColumns: 'minmax(7rem, 13rem) minmax(0, 1fr)',
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
  stacked: [rowBase],
});

export const label = style({ ...text('table'), color: vars.color.textMuted, overflowWrap: 'anywhere', minWidth: 0 });
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', minWidth: 0 });
