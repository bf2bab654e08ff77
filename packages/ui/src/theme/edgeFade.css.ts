import { createVar, keyframes, style } from '@vanilla-extract/css';

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const start = createVar(length);
const end = createVar(length);
const width = '32px';

const scroll = keyframes({
  '0%': { vars: { [start]: '0px', [end]: width } },
  '8%, 92%': { vars: { [start]: width, [end]: width } },
  '100%': { vars: { [start]: width, [end]: '0px' } },
});

const scrollEnd = keyframes({ '0%, 92%': { vars: { [end]: width } }, '100%': { vars: { [end]: '0px' } } });

/** Fades only the end, for a table whose first column stays in view. */
export const endFade = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, #000 calc(100% - ${end}), transparent)`,
      animation: `${scrollEnd} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  '@media': { print: { maskImage: 'none' } },
});

/**
 * Fades a row that scrolls sideways at the edges with more content. Browsers without scroll-driven animations cut it
 * off there.
 */
export const edgeFade = style({
  // A focused element is clear of the fade.
  scrollPaddingInline: width,
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, transparent, #000 ${start} calc(100% - ${end}), transparent)`,
      animation: `${scroll} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
});
