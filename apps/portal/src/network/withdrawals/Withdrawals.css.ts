import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones as high without an account, and without a payment. */
export const facts = style({ '@media': { [media.phone]: { minHeight: `calc(3 * ${vars.text.body.line})` } } });

/** Cannot be pressed on paper. */
export const correct = style({ '@media': { print: { display: 'none' } } });

/** Below the status: a note of the server. */
export const note = style({
  ...text('caption'),
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
