import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';

export const track = style({
  display: 'inline-flex',
  maxWidth: '100%',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  '@media': { print: { display: 'none' } },
});

const segmentBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  gap: vars.space[8],
  minWidth: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    '&:first-child': { borderStartStartRadius: 9, borderEndStartRadius: 9 },
    '&:last-child': { borderStartEndRadius: 9, borderEndEndRadius: 9 },
    '& + &': { borderInlineStart: `1px solid ${vars.color.borderStrong}` },
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[aria-pressed="true"]': { backgroundColor: vars.color.primarySoft, color: vars.color.onPrimarySoft },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const segment = styleVariants({
  medium: [
    segmentBase,
    {
      // The track's border makes it 44 px.
      minHeight: `calc(${vars.size.control} - 2px)`,
      padding: `${vars.space[8]} ${vars.space[16]}`,
      '@media': { [media.phone]: { paddingInline: vars.space[8] } },
      ...text('table'),
      fontWeight: 600,
    },
  ],
  small: [
    segmentBase,
    {
      minHeight: `calc(${vars.size.controlDense} - 2px)`,
      padding: `${vars.space[4]} ${vars.space[12]}`,
      ...text('small'),
      fontWeight: 600,
    },
  ],
});

export const words = style({ minWidth: 0, overflowWrap: 'break-word' });
