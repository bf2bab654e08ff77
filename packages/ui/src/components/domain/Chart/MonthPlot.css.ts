import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Always two lines, so that nothing moves when the active month changes. */
export const readout = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: `${vars.space[8]} ${vars.text.caption.line}`,
});
export const readoutMonth = style({ ...text('small'), color: vars.color.textMuted });
export const readoutFigure = style({ ...text('h2'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });

export const grid = style({
  display: 'grid',
  // The axis is as wide as its longest label; the plot takes the rest.
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[8],
  rowGap: vars.space[8],
});

/** Labels from bottom to top, evenly spaced, each centred on its grid line. */
export const ticks = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between' });

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: 0,
  ...text('caption'),
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const plot = style({ position: 'relative', height: '12rem' });
export const names = style({ gridColumn: 2, containerType: 'inline-size' });
