import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Side by side where there is room; one alone fills the width. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
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

/** The document: a framed sheet with a band of colour. */
export const sheet = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[16],
  minHeight: '15rem',
  margin: vars.space[12],
  padding: `${vars.space[24]} ${vars.space[24]} ${vars.space[20]}`,
  border: `1px solid ${vars.cover.blue.soft}`,
  borderRadius: vars.radius.chip,
  outline: `1px solid ${vars.cover.blue.soft}`,
  outlineOffset: -6,
  backgroundImage: `linear-gradient(160deg, ${vars.color.primarySoft}, ${vars.color.surface} 55%)`,
  '@media': { [media.phone]: { minHeight: '13rem', padding: vars.space[20] } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
export const kind = style({
  ...text('caption'),
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: vars.color.onPrimarySoft,
});
export const title = style({
  ...text('h2'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: text('h3') },
});
export const foot = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockStart: 'auto',
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
