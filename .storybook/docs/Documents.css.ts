import { vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A live story in a document, with the height of a small screen. */
export const preview = style({
  display: 'block',
  width: '100%',
  maxWidth: '100%',
  height: '36rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.canvas,
});

/** The screens of an area, wider than the document's text. */
export const area = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  width: `calc(100vw - 2 * ${vars.space[40]})`,
  marginBlockStart: vars.space[56],
  marginInline: `calc(50% - 50vw + ${vars.space[40]})`,
});

export const screens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 32rem), 1fr))',
  gap: vars.space[24],
});

/** A desktop and a phone on one scale. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: '1280fr 375fr',
  gap: vars.space[8],
  alignItems: 'start',
  marginTop: vars.space[8],
});

export const picture = style({
  display: 'block',
  width: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

// Restores the numbers that the CSS reset removes.
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
