import { style } from '@vanilla-extract/css';
import { column, media, text, vars } from '../../../theme/styling.ts';

export const tabs = style({ ...column(20), minWidth: 0 });

/** Scrolls sideways; tabs are positioned relative to it, see useShowSelected. */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  minWidth: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  // The line below all tabs, inside, so that the mark of the selected tab covers it.
  boxShadow: `inset 0 -1px ${vars.color.border}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' }, print: { display: 'none' } },
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  // Wraps a label that is too long for the screen.
  maxWidth: 'min(20rem, 80vw)',
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  borderStartStartRadius: vars.radius.chip,
  borderStartEndRadius: vars.radius.chip,
  backgroundColor: 'transparent',
  ...text('body'),
  fontWeight: 600,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast} ${vars.motion.easeOut}, border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.sunken },
    '&[aria-selected="true"]': { color: vars.color.link, borderBlockEndColor: vars.color.primary },
    // Inside, since the row clips its overflow.
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    [media.phone]: { paddingInline: vars.space[12] },
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { color: 'Highlight', borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = style({
  flexShrink: 0,
  minWidth: '1.75rem',
  padding: `0 ${vars.space[8]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.sunken,
  ...text('caption'),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const panel = style({
  minWidth: 0,
  borderRadius: vars.radius.chip,
  selectors: { '&[hidden]': { display: 'none' } },
});
