import { style, styleVariants } from '@vanilla-extract/css';
import { codeFigures, text, vars } from '../../../theme/styling.ts';

const base = style({ overflowWrap: 'anywhere' });

export const size = styleVariants({
  caption: [base, text('caption')],
  body: [base, text('body')],
  lead: [base, text('lead')],
});

export const tone = styleVariants({
  default: {},
  muted: { color: vars.color.textMuted },
  success: { color: vars.color.successText },
  danger: { color: vars.color.dangerText },
});

export const strong = style({ fontWeight: vars.weight.strong });
export const measure = style({ maxWidth: vars.size.measure });
export const numbers = style({ fontVariantNumeric: 'tabular-nums' });
export const code = style(codeFigures);
