import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars, visuallyHidden } from '../../../theme/styling.ts';

/** Side length of a button with only an icon. */
const side = createVar();

const off = '&:disabled, &[aria-disabled="true"]';
const hover = '&:not(:disabled):hover';
const pressed = '&:not(:disabled):active';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  maxWidth: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  ...text('body'),
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}, border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    // A gap in the page's colour, so that the focus ring is visible on any background.
    '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.surface}` },
    [off]: {
      cursor: 'not-allowed',
      backgroundColor: vars.color.disabledBg,
      borderColor: vars.color.border,
      color: vars.color.disabledText,
    },
    // Pressed before hydration.
    '&[aria-busy="true"]:not(:disabled)': { opacity: 0.6, cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { [off]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
    print: { display: 'none' },
  },
});

/** Importance of the action. */
export const variants = styleVariants({
  primary: {
    backgroundColor: vars.color.primary,
    color: vars.color.onPrimary,
    selectors: {
      [hover]: { backgroundColor: vars.color.primaryHover },
      [pressed]: { backgroundColor: vars.color.primaryPressed },
    },
  },
  secondary: {
    backgroundColor: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: {
      [hover]: { backgroundColor: vars.color.sunken },
      [pressed]: { backgroundColor: vars.color.primarySoft },
    },
  },
  danger: {
    backgroundColor: vars.color.danger,
    color: vars.color.onDanger,
    selectors: {
      [hover]: { backgroundColor: vars.color.dangerHover },
      [pressed]: { backgroundColor: vars.color.dangerHover },
    },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.color.link,
    selectors: {
      [hover]: { backgroundColor: vars.color.primarySoft },
      [pressed]: { backgroundColor: vars.color.primarySoft },
      [off]: { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
  },
  quietDanger: {
    backgroundColor: 'transparent',
    color: vars.color.textMuted,
    selectors: {
      [hover]: { backgroundColor: vars.color.dangerBg, color: vars.color.dangerText },
      [pressed]: { backgroundColor: vars.color.dangerBg, borderColor: vars.color.dangerBorder },
      [off]: { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
  },
});

export const sizes = styleVariants({
  medium: {
    vars: { [side]: vars.size.control },
    minHeight: vars.size.control,
    padding: `${vars.space[8]} ${vars.space[16]}`,
  },
  small: {
    vars: { [side]: vars.size.controlDense },
    minHeight: vars.size.controlDense,
    padding: `${vars.space[4]} ${vars.space[12]}`,
  },
});

/** Takes no press of a pointer, and looks as usual. */
export const paused = style({ pointerEvents: 'none' });

/** A long label uses the width instead of the padding. */
export const block = style({ display: 'flex', width: '100%', paddingInline: vars.space[8] });

/**
 * Puts the padding outside the row, and the focus ring inside the padding. In forced colours the border is visible and
 * stays inside.
 */
export const flush = style({
  maxWidth: `calc(100% + 2 * ${vars.space[12]})`,
  marginInline: `calc(-1 * ${vars.space[12]})`,
  paddingInline: vars.space[12],
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  '@media': { [media.forcedColors]: { maxWidth: '100%', marginInline: 0 } },
});

const square = { gap: 0, flexShrink: 0, width: side, paddingInline: 0 } as const;

/** A square with only the icon; the text is visually hidden. */
export const iconOnly = styleVariants({
  always: square,
  phones: { '@media': { [media.phone]: square } },
});

export const label = style({
  minWidth: 0,
  overflowWrap: 'break-word',
  selectors: { [`${iconOnly.always} > &`]: visuallyHidden },
  '@media': {
    [media.phone]: { selectors: { [`${iconOnly.phones} > &`]: visuallyHidden } },
  },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** The spinner of a busy button; it does not rotate under reduced motion. */
export const spinner = style({
  width: '1.1em',
  height: '1.1em',
  flexShrink: 0,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.pill,
  animation: `${turn} 0.9s linear infinite`,
});
