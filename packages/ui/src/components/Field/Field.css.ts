import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/text.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  // Beside a field with a longer hint it must not grow, or its control would.
  height: 'fit-content',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[4] });

export const label = style({ ...text('table'), fontWeight: 600, overflowWrap: 'anywhere' });
export const optional = style({ ...text('table'), color: vars.color.textSubtle, fontWeight: 400 });
export const hint = style({ ...text('small'), color: vars.color.textMuted, overflowWrap: 'anywhere' });

const note = style({
  ...text('small'),
  display: 'flex',
  gap: vars.space[4],
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const warning = style([note, { color: vars.color.warningText }]);
export const error = style([note, { color: vars.color.dangerText }]);

/** Where a warning will stand; while it is empty it takes no room, not even that of a gap. */
export const live = style({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[4]})` } } });

/** The line that holds a control and the button inside it. */
export const box = style({ position: 'relative', display: 'flex' });

export const control = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:hover:enabled:not(:read-only)': { borderColor: vars.color.text },
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerText, borderWidth: 2, paddingInline: 11 },
    '&:read-only:not(select)': { backgroundColor: vars.color.sunken },
    '&:disabled': {
      backgroundColor: vars.color.disabledBg,
      borderColor: vars.color.border,
      color: vars.color.disabledText,
      cursor: 'not-allowed',
    },
    '&:focus-visible': { borderColor: vars.color.focus },
    // The browser's own yellow would swallow the theme.
    '&:autofill': { boxShadow: `inset 0 0 0 100px ${vars.color.primarySoft}`, WebkitTextFillColor: vars.color.text },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } } },
});

/** Refinements of a control. */
export const kind = styleVariants({
  plain: {},
  mono: { fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums' },
  numbers: { fontVariantNumeric: 'tabular-nums' },
  withButton: { paddingInlineEnd: 48 },
});

/** The button, or buttons, at the end inside a control; in the middle of its height when the text is enlarged. */
export const insideButton = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
});
