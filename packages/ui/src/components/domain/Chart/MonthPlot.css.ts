import { style } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const chart = style({ containerType: 'inline-size' });

/**
 * The same number of lines for every month, so that nothing moves when the active month changes:
 * two where the longest month and a large amount do not fit one.
 */
export const readout = style({
  display: 'flex',
  flexDirection: 'column',
  columnGap: vars.space[8],
  paddingBlockEnd: vars.space[20],
  ...text('small'),
  '@container': { '(min-width: 20rem)': { flexDirection: 'row', alignItems: 'baseline' } },
});
export const readoutMonth = style({ color: vars.color.textMuted });
export const readoutFigure = style({
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

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

/** Higher where it is wide. */
export const plot = style({
  position: 'relative',
  height: '12rem',
  '@container': { '(min-width: 34rem)': { height: '19rem' } },
});
export const names = style({ gridColumn: 2, containerType: 'inline-size' });
