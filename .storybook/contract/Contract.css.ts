import { text, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const method = style({
  ...text('caption'),
  fontFamily: vars.font.mono,
  display: 'inline-block',
  minWidth: '4.5rem',
  padding: `0 ${vars.space[8]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.chip,
  textAlign: 'center',
});

export const methods = styleVariants({
  GET: [method, { backgroundColor: vars.color.sunken, color: vars.color.text }],
  POST: [method, { backgroundColor: vars.color.infoBg, color: vars.color.infoText }],
  PUT: [method, { backgroundColor: vars.color.warningBg, color: vars.color.warningText }],
  DELETE: [method, { backgroundColor: vars.color.dangerBg, color: vars.color.dangerText }],
});

export const path = style({ fontFamily: vars.font.mono, fontWeight: 500, overflowWrap: 'anywhere' });

export const example = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const json = style({
  ...text('small'),
  fontFamily: vars.font.mono,
  margin: 0,
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
