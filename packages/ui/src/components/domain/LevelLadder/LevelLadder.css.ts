import { style, styleVariants } from '@vanilla-extract/css';
import { column, text, vars } from '../../../theme/styling.ts';

/** Container in which nine names of two lines fit side by side, also on paper. */
const wide = '(width >= 39rem)';

export const ladder = style({
  ...column(12),
  minWidth: 0,
  containerType: 'inline-size',
});

export const rungs = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [wide]: { flexDirection: 'row' } },
});

/** The button that expands a column. */
export const more = style({
  '@container': { [wide]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const unknownLevel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  fontWeight: vars.weight.strong,
});

/** Side of an emblem. */
const markSize = '2.25rem';
/** Padding of a row in a column. */
const inset = vars.space[8];

/** The rail: one line before and one after each mark. */
function rail(before: string, after: string) {
  const inColumn = {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${inset} + ${markSize} / 2 - 1px)`,
  } as const;
  const inRow = { insetBlockStart: `calc(${markSize} / 2 - 1px)`, borderInlineStart: 0 } as const;
  const gap = `calc(50% + ${markSize} / 2 + 4px)`;
  return {
    selectors: {
      '&:not(:first-child)::before': { ...inColumn, top: 0, height: inset, borderInlineStart: before },
      '&:not(:last-child)::after': {
        ...inColumn,
        top: `calc(${inset} + ${markSize})`,
        bottom: 0,
        borderInlineStart: after,
      },
    },
    '@container': {
      [wide]: {
        selectors: {
          '&:not(:first-child)::before': {
            ...inRow,
            insetInline: `0 ${gap}`,
            height: 0,
            borderBlockStart: before,
          },
          '&:not(:last-child)::after': {
            ...inRow,
            insetInline: `${gap} 0`,
            bottom: 'auto',
            borderBlockStart: after,
          },
        },
      },
    },
  };
}

const walked = `2px solid ${vars.color.successSolid}`;
const open = `2px dotted ${vars.color.borderStrong}`;

const rungBase = style({
  position: 'relative',
  display: 'flex',
  // The rail starts below the mark, even next to several lines of text.
  alignItems: 'flex-start',
  columnGap: vars.space[12],
  minWidth: 0,
  padding: inset,
  borderRadius: vars.radius.control,
  '@container': {
    [wide]: {
      flex: '1 1 0',
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[4],
      padding: 0,
      textAlign: 'center',
    },
  },
});

export const rung = styleVariants({
  start: [rungBase, rail(walked, walked)],
  reached: [rungBase, rail(walked, walked)],
  current: [
    rungBase,
    {
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      // Forced colours drop the fill but keep the outline.
      outline: `1px solid ${vars.color.primary}`,
      outlineOffset: -1,
      '@container': { [wide]: { backgroundColor: 'transparent', outline: 0 } },
    },
    rail(walked, open),
  ],
  next: [rungBase, rail(open, open)],
  ahead: [rungBase, rail(open, open)],
  unplaced: [rungBase, rail(open, open)],
});

/** Hidden in a collapsed column. */
export const collapsed = style({
  display: 'none',
  '@container': { [wide]: { display: 'flex' } },
  '@media': { print: { display: 'flex' } },
});

/** Name and state: at the ends of a line where both fit, below each other in a row. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  flex: 1,
  minWidth: 0,
  minHeight: markSize,
  '@container': {
    [wide]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'center',
      justifyContent: 'flex-start',
      flex: '1 0 auto',
      maxWidth: '100%',
      minHeight: 0,
    },
  },
});

const nameBase = style({
  ...text('body'),
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@container': {
    // A word a line, so that neighbours do not read as one name.
    [wide]: {
      flex: '0 0 auto',
      maxWidth: 'min(100%, 5.25rem)',
      ...text('caption'),
      fontWeight: vars.weight.medium,
      marginBlockStart: vars.space[4],
    },
  },
});

const nameAhead = [nameBase, { color: vars.color.textMuted }];

export const name = styleVariants({
  start: [nameBase],
  reached: [nameBase],
  current: [nameBase],
  next: [nameBase],
  ahead: nameAhead,
  unplaced: nameAhead,
});

/** In a row, all states are on one line, below names of one or two. */
const wordBase = style({ ...text('caption'), '@container': { [wide]: { marginBlockStart: 'auto' } } });
export const state = styleVariants({
  current: [
    wordBase,
    {
      fontWeight: vars.weight.strong,
      '@container': {
        [wide]: {
          marginBlockEnd: -2,
          padding: `2px ${vars.space[8]}`,
          borderRadius: vars.radius.pill,
          backgroundColor: vars.color.primarySoft,
        },
      },
    },
  ],
  next: [wordBase, { color: vars.color.text, fontWeight: vars.weight.medium }],
});

export const steps = style({ ...column(4), minWidth: 0 });

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minWidth: 0,
  ...text('body'),
});

export const sentence = style({ minWidth: 0, overflowWrap: 'anywhere' });
