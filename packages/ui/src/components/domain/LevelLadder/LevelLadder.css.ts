import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Diameter of a mark and height of its row. */
const markSize = '1.75rem';
const inset = vars.space[8];

/** Limits the distance between a level and its word. */
export const ladder = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  minWidth: 0,
  maxWidth: vars.size.pageForm,
});
export const rungs = style({ display: 'flex', flexDirection: 'column' });

/** The rail behind the marks: one line above and one below each mark. */
function rail(above: string, below: string) {
  const piece = {
    content: '',
    position: 'absolute',
    insetInlineStart: `calc(${inset} + ${markSize} / 2 - 1px)`,
  } as const;
  return {
    '&:not(:first-child)::before': { ...piece, top: 0, height: inset, borderInlineStart: above },
    '&:not(:last-child)::after': { ...piece, top: `calc(${inset} + ${markSize})`, bottom: 0, borderInlineStart: below },
  };
}

const walked = `2px solid ${vars.color.successSolid}`;
const open = `2px dotted ${vars.color.borderStrong}`;

const rungBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minWidth: 0,
  padding: inset,
  borderRadius: vars.radius.control,
});

export const rung = styleVariants({
  start: [rungBase, { selectors: rail(walked, walked) }],
  reached: [rungBase, { selectors: rail(walked, walked) }],
  current: [
    rungBase,
    {
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      // Forced colours drop the fill but keep the outline.
      outline: `1px solid ${vars.color.primary}`,
      outlineOffset: -1,
      selectors: rail(walked, open),
    },
  ],
  next: [rungBase, { selectors: rail(open, open) }],
  ahead: [rungBase, { selectors: rail(open, open) }],
  unplaced: [rungBase, { selectors: rail(open, open) }],
});

const markBase = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: markSize,
  height: markSize,
  border: '2px solid',
  borderRadius: vars.radius.pill,
});

const behind = [
  markBase,
  { backgroundColor: vars.color.successBg, borderColor: vars.color.successSolid, color: vars.color.successText },
];

export const mark = styleVariants({
  start: behind,
  reached: behind,
  current: [
    markBase,
    { backgroundColor: vars.color.primary, borderColor: vars.color.primary, color: vars.color.onPrimary },
  ],
  next: [markBase, { backgroundColor: vars.color.surface, borderColor: vars.color.primary, color: vars.color.link }],
  ahead: [markBase, { borderStyle: 'dashed', borderColor: vars.color.borderStrong }],
  unplaced: [markBase, { borderStyle: 'dashed', borderColor: vars.color.borderStrong }],
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  flex: 1,
  minWidth: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minHeight: markSize,
});

const wordBase = style({ ...text('small') });
export const word = styleVariants({
  start: [wordBase, { color: vars.color.textMuted }],
  reached: [wordBase, { color: vars.color.textMuted }],
  current: [wordBase, { fontWeight: 650 }],
  next: [wordBase, { color: vars.color.text, fontWeight: 600 }],
  ahead: [wordBase, { color: vars.color.textSubtle }],
  unplaced: [wordBase],
});

export const stray = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  fontWeight: 650,
});

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  ...text('small'),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: vars.space[8] } },
});

export const stepText = style({ flex: '1 1 12rem', minWidth: 0 });
