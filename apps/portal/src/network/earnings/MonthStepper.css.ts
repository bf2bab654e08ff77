import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
  maxWidth: '100%',
  // As high as a button: its border is around buttons.
  marginBlock: -1,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  '@media': { [media.phone]: { flex: 1 } },
});

/** As wide as the longest month, so that the buttons stay where they are. */
export const month = style({
  ...text('table'),
  fontWeight: 650,
  flex: '1 1 9.5rem',
  minWidth: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
