import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { column, media, surface, text, vars } from '../../../theme/styling.ts';

const appear = keyframes({ from: { visibility: 'hidden', opacity: 0 }, to: { visibility: 'visible', opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** Takes its space immediately but is visible only after 150 ms, so that quick answers do not flicker. */
export const loading = style({
  ...column(24),
  minWidth: 0,
  animation: `${appear} 1ms linear 150ms both`,
});

export const loadingText = style({ ...text('body'), color: vars.color.textMuted });

/** A pulsing grey area, shown while content loads. */
export const bone = style({
  backgroundColor: vars.color.track,
  borderRadius: vars.radius.chip,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const stack = style({ display: 'grid', position: 'relative' });
export const unseen = style({ visibility: 'hidden', minWidth: 0 });
export const seen = style({ position: 'absolute', inset: 0, display: 'grid', overflow: 'hidden' });

export const line = styleVariants({
  long: [bone, { height: '1rem', width: '100%' }],
  short: [bone, { height: '1rem', width: '60%' }],
  title: [bone, { height: '2rem', width: 'min(20rem, 70%)' }],
  heading: [bone, { height: '1.25rem', width: '45%' }],
  cover: [bone, { height: 112, borderRadius: 0 }],
});

export const lines = style({ ...column(12) });

const sheet = style({
  overflow: 'hidden',
  ...surface,
});

export const card = styleVariants({
  plain: [sheet],
  cover: [sheet, { minHeight: 276 }],
});
export const cardBody = style({
  ...column(16),
  padding: vars.size.edge,
});

/** On phones a row with a small cover, as high as a course's. */
export const row = style({
  '@media': {
    [media.phone]: {
      display: 'flex',
      gap: vars.space[12],
      minHeight: 0,
      padding: `${vars.space[12]} ${vars.space[16]}`,
      border: 0,
      backgroundColor: 'transparent',
    },
  },
});
globalStyle(`${row}${row} > *`, { '@media': { [media.phone]: { flex: 1, padding: 0 } } });
globalStyle(`${row}${row} > ${line.cover}`, {
  '@media': { [media.phone]: { flex: 'none', width: 56, height: 56, borderRadius: vars.radius.chip } },
});
