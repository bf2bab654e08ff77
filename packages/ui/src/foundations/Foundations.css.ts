import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../theme/text.ts';
import { vars } from '../theme/vars.css.ts';

/** Styles of the stories that show the tokens. */
export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  ...text('small'),
  overflowWrap: 'anywhere',
});

const paint = style({ height: 48, border: `1px solid ${vars.color.border}`, borderRadius: vars.radius.chip });

/** Light and dark side by side, whatever the page's theme. */
export const halves = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] });

export const half = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[8],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  ...text('caption'),
});

export const variable = style({ fontFamily: vars.font.mono, color: vars.color.textMuted, ...text('caption') });

export const color = styleVariants(vars.color, (value) => [paint, { backgroundColor: value }]);
export const bonus = styleVariants({ ...vars.bonus, ...vars.level }, (value) => [paint, { backgroundColor: value }]);

export const role = styleVariants(vars.text, (_value, name) => ({ ...text(name), overflowWrap: 'anywhere' }));

const bar = style({ height: vars.space[16], borderRadius: vars.radius.check, backgroundColor: vars.color.primary });
export const space = styleVariants(vars.space, (value) => [bar, { width: value }]);

const box = style({ height: 72, border: `2px solid ${vars.color.primary}`, backgroundColor: vars.color.primarySoft });
export const radius = styleVariants(vars.radius, (value) => [box, { borderRadius: value }]);

const sheet = style({ height: 72, borderRadius: vars.radius.card, backgroundColor: vars.color.raised });
export const elevation = styleVariants(vars.elevation, (value) => [sheet, { boxShadow: value }]);

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: vars.space[24],
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
});

export const sides = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))' });
