import { around, surface, clamped, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minWidth: 0 });

/** A card; on phones its content is part of the column around it. */
export const panel = style([
  column,
  {
    padding: vars.size.edge,
    ...surface,
    '@media': { [media.mobile]: { display: 'contents' } },
  },
]);

/** Narrow windows: as wide as a tablet, whose bar ends with the fields. */
export const saveForm = style({ '@media': { [media.narrow]: { maxWidth: vars.size.pageReading } } });

/** A list with its form: narrow windows show one of them, wide ones both. */
export const listAndForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    // The form gives way to the buttons of the rows.
    [media.wide]: {
      gap: vars.space[24],
      gridTemplateColumns: 'minmax(0, 1fr) clamp(18rem, calc(100% - 42rem), 24rem)',
    },
  },
});

/** The same with the form below the list, which is as wide as the page. */
export const listOverForm = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.wide]: { gap: vars.space[40] } },
});

/** Below the page's header when the form opens. */
export const formHeading = style({ scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[24]})` });

/** A container: its width decides whether rows show their buttons. */
export const list = style([
  column,
  {
    containerType: 'inline-size',
    selectors: { '[data-form-open] > &': { '@media': { [media.narrow]: { display: 'none' } } } },
  },
]);

// The buttons beside a title say that its row can be opened.
globalStyle(`${list} th a:not(:hover)`, { textDecoration: 'none' });

// Position or cover: as narrow as possible, so that the title has room.
globalStyle(`${list} :is(th, td):first-child`, { '@media': { [media.medium]: { width: '1%' } } });

/** Below the page's header and above the rows; takes no room while it is empty. */
export const messages = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[8]})`,
  zIndex: vars.zIndex.sticky,
  selectors: { '&:empty': { display: 'none' } },
});

/** The form's message stays above the list when the form closes. */
export const side = style([column, { '@media': { [media.narrow]: { order: -1 } } }]);

globalStyle(`${side} > :not(section)`, { '@media': { [media.narrow]: { marginBlockEnd: vars.space[24] } } });

/** The form itself. */
export const form = style({
  display: 'contents',
  selectors: { ':not([data-form-open]) > * > &': { '@media': { [media.narrow]: { display: 'none' } } } },
});

/**
 * The end of a form beside a list or a preview stays at the bottom of the window; phones have a
 * bar.
 */
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
        margin: `0 calc(-1 * ${vars.size.edge}) calc(-1 * ${vars.size.edge})`,
        padding: `${vars.space[12]} ${vars.size.edge}`,
        borderBlockStart: `1px solid ${vars.color.border}`,
        borderEndStartRadius: vars.radius.card,
        borderEndEndRadius: vars.radius.card,
        backgroundColor: vars.color.surface,
        boxShadow: vars.elevation.popover,
      },
      // With very large text it would cover the fields.
      '(height <= 30em)': { position: 'static' },
      print: { position: 'static' },
    },
  },
]);

/** For narrow windows only: wide ones show list and form, or text and preview, at once. */
export const narrowOnly = style({ display: 'grid', '@media': { [media.wide]: { display: 'none' } } });

/** For wide windows only. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** The card of a form that has a page of its own. */
export const pageForm = style([panel, { maxWidth: vars.size.pageReading }]);

/** The fields of a form, with their preview next to them. */
export const fieldsAndPreview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    // The bar with the buttons sticks within the form.
    [media.mobile]: { display: 'contents' },
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

// A focused field must not be under the end of the form (WCAG 2.4.11).
globalStyle(`:is(${form}, ${pageForm}, ${fieldsAndPreview}) :is(input, textarea, button)`, {
  '@media': { [media.desktop]: { scrollMarginBlockEnd: '7rem' } },
});

/** A hint about keys, which phones do not have. */
export const keys = style({
  ...text('caption'),
  color: vars.color.textMuted,
  '@media': { [media.mobile]: { display: 'none' } },
});

/** The field of a few digits, and next to its input the next free position with the button that fills it in. */
export const position = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
globalStyle(`${position} input`, { maxWidth: 96 });
/** In the middle of the input, which is below the label. */
export const nextFree = style({
  color: vars.color.textMuted,
  marginBlockStart: `calc(${vars.text.body.line} + ${vars.space[4]} + (${vars.size.control} - ${vars.size.controlDense}) / 2)`,
});

/** The frequent actions are in the row if the list is wide enough; rows of two lines have a menu only. */
export const row = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space[8] });

/** The bin's drawing ends where the rules do. */
export const inRow = style({
  display: 'none',
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  whiteSpace: 'nowrap',
  '@media': {
    [media.medium]: {
      '@container': { '(width >= 39em)': { display: 'flex', alignItems: 'center', gap: vars.space[8] } },
    },
  },
});

export const inMenu = style({
  '@media': { [media.medium]: { '@container': { '(width >= 39em)': { display: 'none' } } } },
});

/** An icon and its label on one baseline with the text around them. */
export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], verticalAlign: 'top' });

/** A title, and more facts of the row below it. */
export const titled = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  textWrap: 'balance',
});

/** Clamps to two lines; not on narrow windows, where too few words would fit. */
export const description = style({
  ...text('caption'),
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  '@media': { ...clamped(2)['@media'], [media.narrow]: { display: 'none' } },
});

/** The preview next to the text. */
export const previewPane = style([panel, { gap: vars.space[12] }]);

/** The path to the page at the start, the course as students see it at the end. */
export const above = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  ...text('caption'),
});
globalStyle(`${above} > nav`, { minWidth: 0 });
globalStyle(`${above} > a`, { flex: 'none', marginBlock: around('caption', 'control', -1) });
