import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Cover at the left, and on top on narrow windows. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.card,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { boxShadow: 'none', breakInside: 'avoid' },
  },
});

export const cover = style({ minHeight: 220, '@media': { [media.mobile]: { minHeight: 0, height: 72 } } });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[12],
  minWidth: 0,
  padding: vars.space[24],
  '@media': { [media.phone]: { padding: vars.space[16] } },
});

export const kicker = style({ ...text('caption'), color: vars.color.textMuted });
export const title = style({ ...text('h2'), overflowWrap: 'anywhere', '@media': { [media.phone]: text('h3') } });
export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
