import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  maxWidth: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  '@media': { [media.phone]: { flex: 1, marginBlock: 0 } },
});
// Its border is inside the height of a button.
globalStyle(`${stepper} > button`, { marginBlock: -1 });

/** As wide as the longest month, so that the buttons do not move. */
export const month = style({
  ...text('body'),
  fontWeight: vars.weight.strong,
  flex: '1 1 auto',
  width: '9.5rem',
  minWidth: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
