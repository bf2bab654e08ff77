import { media, text, vars, visuallyHidden } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  containerType: 'inline-size',
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[16],
  minWidth: 0,
  '@media': { [media.mobile]: { columnGap: vars.space[8] } },
});

/** When the lesson was completed, or the outcome of a press. Its line is kept, but for phones. */
export const noState = style({
  ...text('body'),
  flex: '1 0 100%',
  order: -2,
  minHeight: vars.size.controlDense,
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  color: vars.color.successText,
  fontWeight: vars.weight.medium,
  '@media': { [media.mobile]: { minHeight: 0, marginBlockStart: 0 } },
});
export const state = style([
  noState,
  {
    display: 'flex',
    alignItems: 'center',
    '@media': { [media.mobile]: { marginBlockEnd: vars.space[4] } },
  },
]);

globalStyle(`${state} > p:not(:empty)`, { marginInlineStart: vars.space[8] });

/** A long label uses the width of phones instead of the padding; on the smallest it has two lines, also while it waits. */
export const mark = style({
  '@media': { [media.mobile]: { display: 'grid', flex: '0 1 15rem', minWidth: 0 }, [media.phone]: { flex: '1 1 0' } },
});
globalStyle(`${mark} > button`, {
  '@media': {
    [media.mobile]: { paddingInline: 2 },
    '(width <= 22em)': { minHeight: `calc(${vars.size.control} + ${vars.text.body.line})` },
  },
});

/** The quietest action. */
export const unmark = style([mark]);
globalStyle(`${unmark} > button`, {
  color: vars.color.textMuted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
});

/** The lessons before and after, around the completion. */
export const others = style({ display: 'contents' });

export const previous = style({ display: 'flex', order: -1 });

/** Room for a word on phones, in place of title and arrow; beside large text the arrow stays. */
const word = '(width >= 17em)';

export const next = style({
  display: 'flex',
  flex: '1 1 0',
  justifyContent: 'flex-end',
  minWidth: 0,
  '@media': { [media.phone]: { flex: 'none' } },
});
export const quietNext = style([next]);
globalStyle(`${next} > a`, {
  '@media': { [media.phone]: { gap: 0, minWidth: vars.size.control, margin: 0, paddingInline: vars.space[8] } },
});
globalStyle(`${next} > a > svg`, { '@media': { [media.phone]: { '@container': { [word]: { display: 'none' } } } } });
globalStyle(`${quietNext} > a`, {
  '@media': { [media.phone]: { borderColor: vars.color.borderStrong, color: vars.color.text } },
});
export const nextWord = style({
  display: 'none',
  '@media': { [media.phone]: { '@container': { [word]: { display: 'inline' } } } },
});

/** "Próxima: " and up to about 28 letters of the title. */
export const nextName = style({
  display: 'block',
  maxWidth: '19rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: visuallyHidden },
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

/** Below the actions, which do not move when it appears; on phones above them. */
export const failed = style({
  flex: '1 0 100%',
  marginBlockStart: vars.space[12],
  '@media': { [media.mobile]: { order: -3, marginBlock: `0 ${vars.space[8]}` } },
});
