import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { codeFigures, column, media, text, vars } from '../../../theme/styling.ts';

export const field = style({
  ...column(4),
  minWidth: 0,
  // Must not stretch next to a field with a longer hint.
  height: 'fit-content',
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[4] });

export const label = style({ ...text('body'), fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const optional = style({ ...text('body'), color: vars.color.textSubtle, fontWeight: vars.weight.regular });
export const hint = style({ ...text('caption'), color: vars.color.textMuted, overflowWrap: 'anywhere' });

const note = style({
  ...text('caption'),
  display: 'flex',
  gap: vars.space[4],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const warning = style([note, { color: vars.color.warningText }]);
export const error = style([note, { color: vars.color.dangerText }]);

/** Container of the warning; takes no space, not even a gap, while it is empty. */
export const live = style({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[4]})` } } });

/** A control and the button next to it. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** Row that holds a control and the button inside it. */
export const box = style({ position: 'relative', display: 'flex' });

/** Shadow of an error's second pixel: a thicker border would move the text. */
const errorLine = createVar();

export const control = style({
  vars: { [errorLine]: '0 0 transparent' },
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  boxShadow: errorLine,
  color: vars.color.text,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:hover:enabled:not(:read-only)': { borderColor: vars.color.text },
    // Without a frame, like plain text.
    '&:read-only:not(select)': { borderColor: vars.color.border, backgroundColor: vars.color.sunken },
    '&:disabled': {
      backgroundColor: vars.color.disabledBg,
      borderColor: vars.color.border,
      color: vars.color.disabledText,
      cursor: 'not-allowed',
    },
    // Without a gap, so that the text below is clear of it.
    '&:focus-visible': { borderColor: vars.color.focus, outlineWidth: 2, outlineOffset: 0 },
    [`${line} > &`]: { minWidth: '8rem' },
    // Replaces the browser's yellow background.
    '&:autofill': {
      boxShadow: `${errorLine}, inset 0 0 0 100px ${vars.color.primarySoft}`,
      WebkitTextFillColor: vars.color.text,
    },
    // Above all other states: an error keeps its colour under the pointer and the focus.
    '&&&[aria-invalid="true"]': {
      vars: { [errorLine]: `inset 0 0 0 1px ${vars.color.dangerText}` },
      borderColor: vars.color.dangerText,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } } },
});

/** Variants of a control. */
export const kind = styleVariants({
  plain: {},
  code: codeFigures,
  numbers: { fontVariantNumeric: 'tabular-nums' },
  withButton: { paddingInlineEnd: `calc(${vars.size.control} + ${vars.space[4]})` },
});

/** The button or buttons at the end of a control, vertically centred when text is enlarged. */
export const insideButton = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
});
