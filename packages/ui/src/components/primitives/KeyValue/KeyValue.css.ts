import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });

/** Label and value in a row, stacked on phones. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 13rem) minmax(0, 1fr)',
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = style({ ...text('table'), color: vars.color.textMuted, overflowWrap: 'anywhere', minWidth: 0 });
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums', minWidth: 0 });
