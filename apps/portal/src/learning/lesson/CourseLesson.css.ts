import { media, text, vars, visuallyHidden } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Video, text and everything below them have the same width. */
export const measure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minWidth: 0,
  maxWidth: '35rem',
  '@media': {
    // The space of the card at the end is part of the page.
    [media.desktop]: { marginBlockEnd: `calc(-1 * ${vars.space[32]})` },
    [media.phone]: { gap: vars.space[20] },
    print: { display: 'block', maxWidth: 'none' },
  },
});

// Prints with page breaks between blocks.
globalStyle(`${measure} > * + *`, { '@media': { print: { marginBlockStart: vars.space[24] } } });

/** Completion, previous and next, of equal height; on phones the links are icons on both sides. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  alignItems: 'center',
  gap: vars.space[16],
  width: '100%',
  minWidth: 0,
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) ${vars.size.control}`,
      alignItems: 'stretch',
      gap: vars.space[8],
    },
  },
});

const cardHeight = '4.5rem';

/** Reserves the space of the next lesson's card, against a layout shift. */
export const rowWithCard = style([
  row,
  { '@media': { [media.desktop]: { minHeight: `calc(${vars.size.control} + ${vars.space[16]} + ${cardHeight})` } } },
]);

/** On phones the card is above the button, which does not move. */
export const rowWithReward = style([rowWithCard]);

// One line on phones, also with the wider letters of a fallback font; at 320 px two, also while it
// loads.
globalStyle(`${row} > button`, {
  gridArea: '1 / 2',
  '@media': {
    [media.desktop]: { width: 'auto', paddingInline: vars.space[20] },
    [media.mobile]: { paddingInline: 2 },
    '(width <= 22em)': { minHeight: `calc(${vars.size.control} + ${vars.text.body.line})` },
  },
});

/** Next to the button; hidden on phones. */
export const done = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.successText,
  fontWeight: 600,
  '@media': { [media.mobile]: visuallyHidden },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.sunken } },
  '@media': {
    [media.mobile]: {
      justifyContent: 'center',
      width: vars.size.control,
      padding: 0,
      borderColor: vars.color.borderStrong,
    },
    print: { display: 'none' },
  },
});

/** Once the lesson is completed: a card below the row, on phones the main button of the bar. */
const reward = style({
  flex: '1 0 100%',
  justifyContent: 'space-between',
  minHeight: cardHeight,
  borderColor: vars.color.primary,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  selectors: { '&:hover': { backgroundColor: vars.color.sunken, color: vars.color.text } },
  '@media': {
    [media.mobile]: {
      gridColumn: '1 / -1',
      justifyContent: 'space-between',
      width: 'auto',
      minHeight: vars.size.control,
      padding: `${vars.space[4]} ${vars.space[16]}`,
      borderColor: vars.color.primary,
    },
    [media.forcedColors]: { border: '2px solid LinkText' },
  },
});

/** Only an icon: both at the end of the row, on phones one at each end. */
const icon = style([base, { justifyContent: 'center', width: vars.size.control, padding: 0 }]);

export const side = styleVariants({
  previous: [icon, { gridArea: '1 / 1', marginInlineStart: 'auto' }],
  next: [icon, { gridArea: '1 / 3' }],
  reward: [base, reward],
});

/** No lesson, or not yet known: reserves its space, on phones with an inactive arrow. */
export const noLesson = style({
  visibility: 'hidden',
  '@media': {
    [media.mobile]: {
      visibility: 'visible',
      borderColor: vars.color.border,
      backgroundColor: vars.color.surface,
      color: vars.color.disabledText,
    },
  },
});

export const arrow = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  selectors: {
    [`${reward} > &`]: {
      '@media': {
        [media.desktop]: {
          width: vars.size.controlDense,
          height: vars.size.controlDense,
          borderRadius: vars.radius.pill,
          backgroundColor: vars.color.primary,
          color: vars.color.onPrimary,
        },
      },
    },
  },
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // The accessible name of an icon link.
  selectors: { [`${icon} > &`]: visuallyHidden },
});

export const kicker = style(text('small'));

export const title = style({
  ...text('body'),
  overflow: 'hidden',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The name of a finished course. */
export const finishedTitle = style({ ...text('h3'), color: vars.color.text });

// Last, because they replace the rows above.
globalStyle(`${rowWithReward} > :is(button, span, a)`, { '@media': { [media.mobile]: { gridRow: 2 } } });
globalStyle(`${rowWithReward} > a${reward}`, { '@media': { [media.mobile]: { gridRow: 1 } } });
globalStyle(`${reward} ${kicker}`, { '@media': { [media.mobile]: visuallyHidden } });
