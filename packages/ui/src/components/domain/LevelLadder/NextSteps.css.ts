import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 });

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  minWidth: 0,
  ...text('table'),
});

export const words = style({
  ...text('body'),
  fontWeight: 550,
  flex: '1 1 14rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const bar = style({ display: 'flex', gap: vars.space[4], flexBasis: '100%' });

const partBase = style({
  flex: 1,
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});

const filled = style({
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

export const part = styleVariants({
  open: [partBase, { backgroundColor: vars.color.track }],
  going: [partBase, filled, { backgroundColor: vars.color.progress }],
  done: [partBase, filled, { backgroundColor: vars.color.progressDone }],
});
