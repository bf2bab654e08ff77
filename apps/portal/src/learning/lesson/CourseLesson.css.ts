import { media, text, vars, visuallyHidden } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Previous, completion and next; on phones the links are icons. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[16],
  width: '100%',
  minWidth: 0,
  '@media': { [media.mobile]: { gap: vars.space[8] } },
});

export const mark = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: '18rem',
  '@media': { [media.mobile]: { flex: '1 1 0', minWidth: 0 } },
});

/** One line below the button, so that the row keeps its height when the lesson is completed. */
export const standing = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minHeight: vars.text.small.line,
  // As wide as the bar, so that it needs one line.
  '@media': { [media.mobile]: { marginInline: `calc(-1 * (${vars.size.control} + ${vars.space[8]}))` } },
  color: vars.color.textMuted,
  textAlign: 'center',
});

/** On wider windows the rail or the top of the page has it. */
export const progress = style([standing, { '@media': { [media.desktop]: { visibility: 'hidden' } } }]);

export const done = style([standing, { color: vars.color.successText, fontWeight: 600 }]);

const side = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  minHeight: '4.25rem',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': {
    [media.mobile]: {
      flex: 'none',
      justifyContent: 'center',
      width: vars.size.control,
      minHeight: vars.size.control,
      padding: 0,
      borderColor: vars.color.borderStrong,
    },
    print: { display: 'none' },
  },
});

export const link = style([side, { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } }]);

/** The main action once the lesson is completed. */
export const main = style([
  side,
  {
    borderColor: vars.color.primary,
    backgroundColor: vars.color.primary,
    color: vars.color.onPrimary,
    selectors: { '&:hover': { backgroundColor: vars.color.primaryHover } },
    '@media': {
      [media.mobile]: { borderColor: vars.color.primary },
      [media.forcedColors]: { border: '2px solid LinkText' },
    },
  },
]);

/** No such lesson, or not yet: keeps its place, so that the button beside it does. */
export const none = style([
  side,
  {
    visibility: 'hidden',
    '@media': {
      [media.mobile]: { visibility: 'visible', color: vars.color.disabledText, borderColor: vars.color.border },
    },
  },
]);

export const next = style({ justifyContent: 'flex-end', textAlign: 'end' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Names the link on phones, where it is an icon.
  '@media': { [media.mobile]: visuallyHidden },
});
export const kicker = style(text('small'));
export const title = style({
  ...text('h4'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
