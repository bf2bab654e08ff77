import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';

const chosen = '&:is([aria-pressed="true"], [aria-selected="true"])';

/** A pill that filters the content below: a filter, or a tab of the second level. */
export const chip = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[4],
  minWidth: 0,
  minHeight: vars.size.controlDense,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    // Inside: a row that scrolls cuts what is outside.
    '&:focus-visible': { outlineOffset: -3 },
    [chosen]: {
      borderColor: vars.color.onPrimarySoft,
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [chosen]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** The number of remaining items. */
export const count = style({
  flexShrink: 0,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { ':is([aria-pressed="true"], [aria-selected="true"]) > &': { color: 'inherit' } },
});
