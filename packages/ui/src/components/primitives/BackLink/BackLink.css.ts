import { style } from '@vanilla-extract/css';
import { text, vars } from '../../../theme/styling.ts';

/** Its touch target is higher than the row, which would push the title down. */
export const row = style({
  display: 'flex',
  marginBlock: `calc(-1 * ${vars.space[12]})`,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.control,
  borderRadius: vars.radius.chip,
  color: vars.color.textMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } },
});
