import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { column, media, text, vars } from '../../../theme/styling.ts';

export const progress = style({ ...column(8), minWidth: 0 });

export const track = style({
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.track,
  overflow: 'hidden',
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    print: { border: `1px solid ${vars.color.borderStrong}` },
  },
});

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

const bar = style({
  height: '100%',
  borderRadius: 'inherit',
  // Prints the background colour.
  printColorAdjust: 'exact',
  transformOrigin: 'left',
  animation: `${grow} ${vars.motion.bar} ${vars.motion.easeOut}`,
  transition: `width ${vars.motion.bar} ${vars.motion.easeOut}`,
  '@media': {
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const fill = styleVariants({
  going: [bar, { backgroundColor: vars.color.progress }],
  done: [bar, { backgroundColor: vars.color.progressDone }],
});

export const label = styleVariants({
  going: { ...text('caption'), color: vars.color.textMuted },
  done: { ...text('caption'), color: vars.color.successText, fontWeight: vars.weight.medium },
});
