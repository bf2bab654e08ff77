import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Side by side where there is room. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[24],
  minWidth: 0,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.card,
  '@media': { print: { breakInside: 'avoid', boxShadow: 'none' } },
});

/** A sheet of A4 in landscape, higher where its words need it. */
export const sheet = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  aspectRatio: '297 / 210',
  margin: vars.space[12],
  padding: `${vars.space[24]} ${vars.space[24]} ${vars.space[20]}`,
  border: `1px solid ${vars.cover.blue.soft}`,
  borderRadius: vars.radius.chip,
  outline: `1px solid ${vars.cover.blue.soft}`,
  outlineOffset: -6,
  textAlign: 'center',
  '@media': { [media.phone]: { padding: vars.space[20] } },
});

/** The course's pattern, along the upper edge. */
export const band = style({
  display: 'grid',
  alignSelf: 'stretch',
  height: '4rem',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const kind = style({
  ...text('caption'),
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: vars.color.onPrimarySoft,
});
/** In the middle of the sheet. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  maxWidth: '100%',
  marginBlock: 'auto',
});
export const person = style({ ...text('small'), color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const name = style({ ...text('h2'), display: 'block', color: vars.color.text });
export const title = style({
  ...text('h1'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: text('h3') },
});
export const foot = style({
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[12],
  color: vars.color.textMuted,
});

/** Green, as every completion. */
export const seal = style({ display: 'flex', color: vars.color.successSolid });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  padding: `0 ${vars.space[12]} ${vars.space[12]}`,
  // Over the whole width.
  '@media': { [media.phone]: { display: 'grid' } },
});
