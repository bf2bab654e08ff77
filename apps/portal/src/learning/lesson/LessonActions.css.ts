import { media, text, vars, visuallyHidden } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** On phones reserves the space of the date and of the button that leaves the bar, against a layout shift. */
export const end = style({
  '@media': { [media.mobile]: { minHeight: `calc(${vars.text.body.line} + ${vars.size.control})` } },
});

/** The lesson is completed: unmarking it is the quietest action. */
export const marked = style([end]);
globalStyle(`${marked} button`, { color: vars.color.textMuted });

const status = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.controlDense,
  padding: `0 ${vars.space[12]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
  // Clear of the button's background under the pointer.
  '@media': { [media.desktop]: { marginInlineStart: vars.space[8] } },
});

/** In the bar on phones, in the place of the button that it answers. */
const inBar = { flex: '1 1 0', justifyContent: 'center', minWidth: 0, paddingInline: vars.space[4] } as const;

/** The outcome of a press, for a moment. */
export const news = style([
  status,
  {
    borderColor: vars.color.successBorder,
    backgroundColor: vars.color.successBg,
    '@media': { [media.mobile]: inBar },
  },
]);

/** After the button. */
const beside = style([
  status,
  { selectors: { '&:empty': { display: 'none' } }, '@media': { [media.desktop]: { order: 1 } } },
]);

/** When the lesson was completed. On phones above the button, where its line is kept while the bar says what happened. */
export const done = style([
  beside,
  {
    '@media': {
      [media.mobile]: {
        minHeight: vars.text.body.line,
        padding: 0,
        border: 0,
        selectors: { '&:empty': { display: 'flex' } },
      },
    },
  },
]);

/** While the mark is sent, on wide windows. */
export const doneSoon = style([beside, { '@media': { [media.mobile]: visuallyHidden } }]);

/** After the last lesson. */
export const doneAtEnd = style([status, { '@media': { [media.mobile]: inBar } }]);

/** The lessons before and after: a row of their own, on phones around the main action of the bar. */
export const others = style({
  display: 'flex',
  flex: '1 0 100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minWidth: 0,
  minHeight: vars.size.control,
  '@media': { [media.mobile]: { display: 'contents' } },
});

const side = style({ display: 'flex', minWidth: 0 });

export const previous = style([side, { '@media': { [media.mobile]: { order: -1 } } }]);

const after = style([side, { '@media': { [media.mobile]: { flex: '1 1 0', justifyContent: 'flex-end' } } }]);

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

/** No lesson, or not yet known: reserves its space, on phones with an inactive arrow. */
export const noLesson = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  minHeight: vars.size.control,
  visibility: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.disabledText,
  '@media': { [media.mobile]: { visibility: 'visible' } },
});

globalStyle(`${next} > a`, {
  '@media': {
    [media.phone]: {
      gap: 0,
      width: vars.size.control,
      margin: 0,
      padding: 0,
      borderColor: vars.color.borderStrong,
      backgroundColor: vars.color.surface,
      color: vars.color.text,
    },
  },
});
globalStyle(`${next} ${nextName}`, { '@media': { [media.phone]: visuallyHidden } });
globalStyle(`${nextAtOnce} > a`, { '@media': { [media.phone]: { width: '100%' } } });
