import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { column, media, surface, vars } from '../../../theme/styling.ts';

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

/** Pulses, lighter than any text. */
export const pulse = style({
  minWidth: 0,
  opacity: 0.6,
  forcedColorAdjust: 'none',
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

const grey = { backgroundColor: vars.color.track, borderRadius: vars.radius.check } as const;

/** Lower than a line of text. */
export const bar = { content: '', height: 10, ...grey } as const;

/** Four lines as a background: a title, a text and its end. */
const stripes = {
  backgroundColor: 'transparent',
  backgroundImage: Array(4).fill(`linear-gradient(${vars.color.track} 0 0)`).join(', '),
  backgroundRepeat: 'no-repeat',
  backgroundSize: '60% 12px, 94% 10px, 86% 10px, 40% 10px',
  backgroundPosition: '0 0, 0 28px, 0 52px, 0 76px',
} as const;

const field = {
  content: '',
  height: vars.size.control,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
} as const;

export const skeleton = styleVariants({
  text: [pulse, column(12)],
  page: [pulse, column(12)],
  line: [
    pulse,
    { display: 'inline-block', width: 'min(9em, 60vw)', height: '0.7em', verticalAlign: 'middle', ...grey },
  ],
  list: [pulse, { display: 'grid' }],
  form: [pulse, column(24), { maxWidth: vars.size.pageReading }],
  cards: [
    pulse,
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
      gap: vars.space[24],
      '@media': { [media.phone]: { gap: 0 } },
    },
  ],
  field: [pulse, { display: 'block', maxWidth: '26rem', ...field, height: vars.size.controlDense }],
  /** As high as a video. */
  box: [pulse, { display: 'block', height: vars.size.video, ...grey, borderRadius: vars.radius.card }],
});

const lines = style({
  marginBlock: 3,
  width: '92%',
  ...bar,
  selectors: { '&:nth-child(2n)': { width: '78%' }, '&:last-child:not(:only-child)': { width: '54%' } },
});

export const part = styleVariants({
  text: [lines],
  /** The first is a heading, below the place of a link. */
  page: [
    lines,
    {
      selectors: {
        '&:first-child': {
          width: 'min(16rem, 60vw)',
          height: 20,
          marginBlockStart: `calc(${vars.size.control} - ${vars.space[4]})`,
        },
      },
    },
  ],
  line: {},
  field: {},
  box: {},
  list: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 57,
    borderBlockEnd: `1px solid ${vars.color.track}`,
    '::before': { ...bar, width: '45%' },
    '::after': { ...bar, width: '12%' },
    selectors: { '&:nth-child(2n)::before': { width: '32%' } },
  },
  form: {
    ...column(8),
    '::before': { ...bar, width: '8rem' },
    '::after': field,
  },
  /** On phones a row with a small cover, as high as a course's. */
  cards: {
    ...surface,
    display: 'grid',
    alignContent: 'start',
    gap: vars.size.edge,
    minHeight: 320,
    overflow: 'hidden',
    '::before': { ...bar, height: 112, borderRadius: 0 },
    '::after': {
      ...bar,
      height: 88,
      marginInline: vars.size.edge,
      ...stripes,
    },
    '@media': {
      [media.phone]: {
        gridTemplateColumns: '56px minmax(0, 1fr)',
        gap: vars.space[12],
        minHeight: 0,
        paddingBlock: vars.space[12],
        borderWidth: '0 0 1px',
        borderRadius: 0,
        backgroundColor: 'transparent',
        '::before': { height: 56, borderRadius: vars.radius.chip },
        '::after': { height: 62, margin: 0 },
      },
    },
  },
});
