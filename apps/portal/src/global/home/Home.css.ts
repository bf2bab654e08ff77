import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Tinted area with the welcome and a screen of the portal. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[40],
  padding: vars.space[40],
  borderRadius: vars.radius.dialog,
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(120deg, ${vars.color.primarySoft}, ${vars.color.surface} 70%)`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)', padding: vars.space[48] },
    [media.phone]: { gap: vars.space[24], padding: vars.space[20] },
  },
});

/** Column of text and buttons. */
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 });

// The headline is the largest text of the page.
globalStyle(`${words} h1`, { fontSize: 'clamp(1.875rem, 4vw, 2.75rem)', lineHeight: 1.15, letterSpacing: '-0.02em' });

/** A window with a screen of the portal. */
export const frame = style({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.canvas,
  boxShadow: vars.elevation.dialog,
  userSelect: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: vars.space[16],
  '@media': { [media.phone]: { padding: vars.space[12] } },
});

export const greeting = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
});

export const courseRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const courseFacts = style({ display: 'flex', flexDirection: 'column', flex: 1, gap: 6, minWidth: 0 });

/** The well in which a preview stands. */
export const well = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: '15rem',
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  userSelect: 'none',
});

export const surface = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

export const courseCard = style([surface]);

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const rowWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  selectors: { [`${courseCard} > &`]: { gap: vars.space[8], padding: vars.space[12] } },
});

/** Half full. */
export const progress = style({
  height: vars.space[8],
  borderRadius: vars.radius.pill,
  backgroundImage: `linear-gradient(to right, ${vars.color.progress} 50%, ${vars.color.track} 50%)`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
