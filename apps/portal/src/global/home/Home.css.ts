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
