import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { gutters, inset, media, vars } from '../../../theme/styling.ts';

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

const atBottom = style({
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      columnGap: vars.space[16],
      rowGap: vars.space[4],
      paddingBlock: `${vars.space[12]} calc(${vars.space[12]} + ${inset.bottom})`,
      paddingInline: gutters,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
    // A phone in landscape or a highly zoomed page: the bar is in the flow.
    '(height <= 22em)': { position: 'static', paddingInline: 0 },
  },
});

export const bar = style([row, atBottom]);

/** For pages with the actions elsewhere above 768 px. */
export const phoneOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const summary = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { flex: '1 1 auto', maxWidth: '100%' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [media.mobile]: {
      display: 'grid',
      marginInlineStart: 'auto',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, auto)',
      gap: vars.space[8],
    },
    // They share the width.
    [media.phone]: { flex: '1 1 auto' },
  },
});

/** The actions do not move when it appears. */
export const message = style({
  flex: '1 1 100%',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { order: -2, marginBlockEnd: vars.space[4] } },
});

const aroundLead = style([
  row,
  { gap: vars.space[16], '@media': { [media.mobile]: { alignItems: 'stretch', gap: vars.space[8] } } },
]);

/** Lines up with the page of a video. */
const atVideo = style([
  atBottom,
  {
    '@media': {
      [`${media.mobile} and (height > 22em)`]: {
        paddingInline: `max(${vars.size.edge}, (100% - ${vars.size.pageVideo}) / 2)`,
      },
    },
  },
]);

/** With an action that can leave the bar: all of it is the bar, or only the other actions are. */
export const withLead = styleVariants({ bar: [aroundLead, atVideo], page: [aroundLead] });

/** The bar of an action that has left it; else its items are those of `withLead`. */
export const beside = styleVariants({
  bar: { display: 'contents' },
  page: [
    atVideo,
    {
      display: 'contents',
      '@media': {
        [media.mobile]: { display: 'flex', alignItems: 'stretch', columnGap: vars.space[8] },
      },
    },
  ],
});

export const lead = style({ display: 'flex', alignItems: 'center', gap: vars.space[16], minWidth: 0 });

// A long label uses the width instead of the padding; on the smallest phones it has two lines, also while it waits.
globalStyle(`${withLead.bar} > ${lead}`, {
  '@media': { [media.mobile]: { display: 'grid', flex: '0 1 15rem' }, [media.phone]: { flex: '1 1 0' } },
});
globalStyle(`${withLead.bar} > ${lead} > *`, {
  '@media': {
    [media.mobile]: { paddingInline: 2 },
    '(width <= 22em)': { minHeight: `calc(${vars.size.control} + ${vars.text.body.line})` },
  },
});
// In the page a fact about it is a line of its own on phones.
globalStyle(`${withLead.page} > ${lead}`, {
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
});
globalStyle(`${withLead.page} > ${message}`, { '@media': { [media.mobile]: { order: 0 } } });
