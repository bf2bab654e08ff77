import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 });

/** A card; on phones its content is part of the column around it. */
export const panel = style([
  column,
  {
    padding: vars.space[20],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.card,
    '@media': { [media.mobile]: { display: 'contents' } },
  },
]);

/** A list with its form: one of them on narrow windows, both on wide ones. */
export const listAndForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[20],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 7fr)', columnGap: vars.space[32] },
  },
});

/** Its width decides whether rows have room for their buttons. */
export const list = style([
  column,
  {
    containerType: 'inline-size',
    selectors: { '[data-form-open] > &': { '@media': { [media.narrow]: { display: 'none' } } } },
  },
]);

/** Below the page's header and above the rows; takes no room while it is empty. */
export const messages = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[8]})`,
  zIndex: vars.zIndex.sticky,
  selectors: { '&:empty': { display: 'none' } },
});

/** The form's message stays above the list when the form closes. */
export const side = style([column, { '@media': { [media.narrow]: { order: -1 } } }]);

/** The form itself. */
export const form = style({
  display: 'contents',
  selectors: { ':not([data-form-open]) > * > &': { '@media': { [media.narrow]: { display: 'none' } } } },
});

/** The end of a form beside a list stays at the bottom of the window; phones have a bar. */
export const end = style([
  column,
  {
    gap: vars.space[12],
    '@media': {
      [media.mobile]: { display: 'contents' },
      [media.desktop]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        margin: `0 calc(-1 * ${vars.space[20]}) calc(-1 * ${vars.space[20]})`,
        padding: `${vars.space[16]} ${vars.space[20]} ${vars.space[20]}`,
        borderBlockStart: `1px solid ${vars.color.border}`,
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
        backgroundColor: vars.color.surface,
      },
      // Much enlarged text: it would cover the fields.
      '(max-height: 30em)': { position: 'static' },
      print: { position: 'static' },
    },
  },
]);

// A focused field must not be under it (WCAG 2.4.11).
globalStyle(`form:has(> ${end}) :is(input, textarea, button)`, {
  '@media': { [media.desktop]: { scrollMarginBlockEnd: '9rem' } },
});

/** What only narrow windows need, because wide ones show list and form at once. */
export const narrowOnly = style({ display: 'contents', '@media': { [media.wide]: { display: 'none' } } });

/** Fields of a form with a rail for its state and its buttons. */
export const fieldsAndRail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[20],
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`, columnGap: vars.space[32] },
    // The bar with the buttons sticks within the form.
    [media.mobile]: { display: 'contents' },
  },
});

/** Stays in view beside long fields. */
export const rail = style({
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})` },
    [media.mobile]: { display: 'contents' },
  },
});

/** A hint about keys, which phones do not have. */
export const keys = style({ '@media': { [media.mobile]: { display: 'none' } } });

/** The frequent actions stand in the row where the list is wide enough. */
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 });

export const inRow = style({
  display: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.desktop]: { '@container': { '(min-width: 37.5em)': { display: 'flex', alignItems: 'center', gap: 8 } } },
  },
});

export const inMenu = style({
  '@media': { [media.desktop]: { '@container': { '(min-width: 37.5em)': { display: 'none' } } } },
});

/** One line of text; the rest is cut. */
export const oneLine = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const preview = style({
  minHeight: '10rem',
  padding: vars.space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

/** Keeps what was typed while the preview is shown. */
export const shown = style({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } });

/** The cover that students see; on phones the buttons come first. */
export const cover = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [media.mobile]: { display: 'none' } },
});
