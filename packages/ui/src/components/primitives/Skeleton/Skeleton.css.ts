import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { column, media, vars } from '../../../theme/styling.ts';
import { button } from '../Button/Button.css.ts';

const appear = keyframes({ from: { visibility: 'hidden', opacity: 0 }, to: { visibility: 'visible', opacity: 1 } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** Takes its space immediately but is visible only after 150 ms, so that quick answers do not flicker. */
export const loading = style({
  ...column(24),
  position: 'relative',
  minWidth: 0,
  animation: `${appear} 1ms linear 150ms both`,
});

// Screen readers hear the text at once.
globalStyle(`${loading} > [role="status"]`, { visibility: 'visible' });

/** Over the skeletons, so that it takes no space. */
export const loadingText = style({
  position: 'absolute',
  insetBlockStart: vars.space[40],
  insetInline: vars.space[16],
  zIndex: 1,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.raised,
  color: vars.color.textMuted,
});

/** Lighter than any text. */
const light = `color-mix(in srgb, ${vars.color.track} 60%, ${vars.color.surface})`;

/** The colour of bars and areas. */
export const ink = createVar();

const pulsing = {
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
} as const;

/** Content with typical data: its words are grey bars, its pictures and buttons grey areas. */
export const skeleton = style({
  vars: { [ink]: light },
  display: 'contents',
  userSelect: 'none',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
globalStyle(`${skeleton} > *`, pulsing);
globalStyle(`${skeleton}, ${skeleton} *`, {
  color: 'transparent !important',
  // The late font of the portal would move its words.
  fontFamily: 'sans-serif !important',
  borderColor: `${vars.color.border} !important`,
  textDecoration: `line-through 0.7em ${ink} !important`,
});
// A chip has the colour of what it says.
globalStyle(`${skeleton} :is(span, a, button)`, { backgroundColor: 'transparent !important' });
globalStyle(`${skeleton} :is(svg, span:empty, ${button})`, {
  borderRadius: vars.radius.chip,
  backgroundColor: `${ink} !important`,
});
for (const part of ['svg > *', '::before', '::after', '::placeholder'])
  globalStyle(`${skeleton} ${part}`, { opacity: '0 !important' });
globalStyle(`${skeleton} *`, {
  '@media': {
    [media.forcedColors]: {
      borderColor: 'GrayText !important',
      backgroundColor: 'Canvas !important',
      textDecorationColor: 'GrayText !important',
    },
  },
});

const bone = style({
  ...pulsing,
  vars: { [ink]: light },
  backgroundColor: ink,
  '@media': { ...pulsing['@media'], [media.forcedColors]: { border: '1px solid GrayText' } },
});

export const lines = styleVariants({ text: column(12), rows: {} });

export const line = styleVariants({
  text: [
    bone,
    {
      // Lower than a line of text.
      height: 10,
      marginBlock: 3,
      width: '92%',
      borderRadius: vars.radius.check,
      selectors: { '&:nth-child(2n)': { width: '78%' }, '&:last-child:not(:only-child)': { width: '54%' } },
    },
  ],
  /** A mark at the start and a short text at the end. */
  rows: [
    bone,
    {
      height: 53,
      borderBlockEnd: `1px solid ${ink}`,
      background: `linear-gradient(90deg, ${ink} 16px, #0000 0 32px, ${ink} 0 45%, #0000 0 88%, ${ink} 0) ${vars.size.edge} / calc(100% - 2 * ${vars.size.edge}) 10px no-repeat`,
    },
  ],
});
