import { keyframes, style } from '@vanilla-extract/css';
import { column, inset, media, vars } from '../../../theme/styling.ts';

const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });

const gutter = vars.size.edge;

export const sheet = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.zIndex.dialog,
  display: 'flex',
  flexDirection: 'column',
  width: `min(${vars.size.sheet} + ${inset.right}, 100vw)`,
  paddingInlineEnd: inset.right,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Keeps focused elements clear of the sticky title and actions.
  scrollPaddingBlock: '84px',
  borderInlineStart: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.dialog,
  animation: `${fromRight} ${vars.motion.slow} ${vars.motion.easeOut}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.mobile]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      width: 'auto',
      maxWidth: vars.size.pageForm,
      marginInline: 'auto',
      paddingInlineStart: inset.left,
      maxHeight: '85dvh',
      border: `1px solid ${vars.color.border}`,
      borderBlockEnd: 0,
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
      animationName: fromBottom,
    },
    [media.reducedMotion]: { animation: 'none' },
    print: { display: 'none' },
  },
});

const fixed = { position: 'sticky', zIndex: 1, flexShrink: 0, backgroundColor: vars.color.raised } as const;

export const head = style({
  ...fixed,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  padding: `calc(${vars.space[16]} + ${inset.top}) ${gutter} ${vars.space[16]}`,
  '@media': { [media.mobile]: { paddingBlockStart: vars.space[16] } },
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const body = style({
  ...column(16),
  padding: gutter,
  selectors: { '&:last-child': { paddingBlockEnd: `calc(${gutter} + ${inset.bottom})` } },
});

/** Buttons side by side, equally wide if the labels fit. */
export const actions = style({
  ...fixed,
  insetBlockEnd: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  gap: vars.space[12],
  marginBlockStart: 'auto',
  padding: `${vars.space[12]} ${gutter} calc(${vars.space[12]} + ${inset.bottom})`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
