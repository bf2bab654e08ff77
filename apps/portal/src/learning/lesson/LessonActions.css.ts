import { media, text, vars, visuallyHidden } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Reserves the space of the row with the date, against a layout shift: on phones of two lines, partly in the margin of
 * the page.
 */
export const end = style({
  minHeight: `calc(2 * ${vars.size.control} + ${vars.space[16]})`,
  '@media': {
    [media.mobile]: { minHeight: vars.size.control, marginBlockEnd: `calc(-1 * ${vars.space[40]})` },
    [media.phone]: { minHeight: `calc(${vars.text.body.line} + ${vars.size.control})` },
  },
});

/** The lesson is completed: unmarking it is the quietest action. */
export const marked = style([end]);
globalStyle(`${marked} button`, {
  color: vars.color.textMuted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
});

const status = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.controlDense,
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
});

/** In the bar on phones, in the place of the button that it answers; above that bar elsewhere. */
const inBar = style([
  status,
  {
    '@media': {
      [media.mobile]: { flex: '1 1 0', justifyContent: 'center', minWidth: 0 },
      [media.desktop]: { order: -1 },
    },
  },
]);

/** The outcome of a press, for a moment. */
export const news = style([
  inBar,
  {
    padding: `0 ${vars.space[12]}`,
    border: `1px solid ${vars.color.successBorder}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.successBg,
    '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
  },
]);

export const noNews = style(visuallyHidden);

/** When the lesson was completed, before the button that unmarks; on phones above it. */
export const done = style([
  status,
  { minWidth: '13rem', '@media': { [media.phone]: { minHeight: vars.text.body.line } } },
]);

/** On wide windows the outcome of the press is in its place. */
export const doneBesideNews = style([done, { '@media': { [media.desktop]: { display: 'none' } } }]);

/** After the last lesson. */
export const doneAtEnd = style([inBar]);

/** The lessons before and after: a row of their own, on phones in the bar. */
export const others = style({
  display: 'flex',
  flex: '1 0 100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'contents' } },
});

/** The lessons before and after, around the main action. */
export const around = style({ display: 'contents' });

const side = style({ display: 'flex', minWidth: 0 });

export const previous = style([side, { order: -1 }]);

const after = style([side, { flex: '1 1 0', justifyContent: 'flex-end' }]);

/** On phones an arrow until it is the main action. */
export const next = style([after, { '@media': { [media.phone]: { flex: 'none', marginInlineStart: 'auto' } } }]);

/** The main action, which fills the bar on phones. */
export const nextAtOnce = style([after]);

/** "Próxima: " and up to about 28 letters of the title. */
export const nextName = style({
  display: 'block',
  maxWidth: '19rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** No lesson, or not yet known: an inactive arrow. */
export const noLesson = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  minHeight: vars.size.control,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.disabledText,
});

globalStyle(`${next} > a`, {
  '@media': {
    [media.phone]: {
      gap: 0,
      width: vars.size.control,
      margin: 0,
      padding: 0,
      borderColor: vars.color.borderStrong,
      color: vars.color.text,
    },
  },
});
globalStyle(`${next} > a:not(:hover, :active)`, {
  '@media': { [media.phone]: { backgroundColor: vars.color.surface } },
});
globalStyle(`${next} ${nextName}`, { '@media': { [media.phone]: visuallyHidden } });
globalStyle(`${nextAtOnce} > a`, { '@media': { [media.phone]: { width: '100%' } } });
