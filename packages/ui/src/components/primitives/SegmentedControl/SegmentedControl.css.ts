import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars, visuallyHidden } from '../../../theme/styling.ts';

/** A row of chips. */
export const chips = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  maxWidth: '100%',
  '@media': { [media.phone]: { gap: vars.space[4] }, print: { display: 'none' } },
});

/** A choice among others: a view, a filter, a tab of the second level. */
export const chip = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 6,
  minWidth: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover': { borderColor: vars.color.borderStrong },
    '&:is([aria-pressed="true"], [aria-selected="true"])': {
      borderColor: vars.color.onPrimarySoft,
      backgroundColor: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:is([aria-pressed="true"], [aria-selected="true"])': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

const segment = style([chip, { flex: '1 1 auto', fontWeight: 600 }]);

export const size = styleVariants({
  medium: [
    segment,
    {
      minHeight: vars.size.control,
      padding: `${vars.space[8]} ${vars.space[20]}`,
      '@media': { [media.phone]: { paddingInline: vars.space[8] } },
    },
  ],
  small: [
    segment,
    {
      minHeight: vars.size.controlDense,
      padding: `${vars.space[4]} ${vars.space[16]}`,
      '@media': { [media.mobile]: { minWidth: '2.5rem', minHeight: '2.5rem', paddingInline: vars.space[8] } },
    },
  ],
});

export const words = style({ minWidth: 0, overflowWrap: 'break-word' });

/** For screen readers only, on phones. */
export const iconOnly = style({ '@media': { [media.phone]: visuallyHidden } });

export const phoneIcon = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } });
