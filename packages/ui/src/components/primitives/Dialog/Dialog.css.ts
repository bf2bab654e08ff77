import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { around, column, inset, media, text, vars } from '../../../theme/styling.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, -48%)' } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.backdrop,
  backgroundColor: vars.color.backdrop,
  animation: `${fadeIn} ${vars.motion.slow} ${vars.motion.easeOut}`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, print: { display: 'none' } },
});

export const dialog = style({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  transform: 'translate(-50%, -50%)',
  zIndex: vars.zIndex.dialog,
  ...column(16),
  width: `min(${vars.size.dialog}, calc(100vw - 32px - 2 * max(${inset.left}, ${inset.right})))`,
  maxHeight: `calc(100dvh - 32px - 2 * max(${inset.top}, ${inset.bottom}))`,
  overflowY: 'auto',
  padding: vars.size.edge,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.dialog,
  backgroundColor: vars.color.raised,
  // Buttons and fields have the dialog's ground: in dark the page's is darker.
  vars: { [vars.color.surface]: vars.color.raised },
  color: vars.color.text,
  boxShadow: vars.elevation.dialog,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.easeOut}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    print: { display: 'none' },
  },
});

/** On paper instead of the page; Firefox before 121 prints the page too. */
export const printed = style([
  dialog,
  {
    '@media': {
      print: {
        position: 'static',
        transform: 'none',
        display: 'flex',
        maxHeight: 'none',
        overflowY: 'visible',
        marginInline: 'auto',
        padding: '14mm',
        border: 0,
        textAlign: 'center',
      },
    },
  },
]);
globalStyle(`body:has(> ${printed}) > :not(${printed})`, { '@media': { print: { display: 'none' } } });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[12] });
export const title = style({ ...text('h2'), flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const close = style({
  marginBlock: around('h2', 'control', -1),
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
  '@media': { print: { display: 'none' } },
});
export const body = style({
  ...column(12),
  color: vars.color.textMuted,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  paddingBlockStart: vars.space[8],
  '@media': { [media.phone]: { flexDirection: 'column-reverse' } },
});

/** On phones the cancel button comes first. */
export const confirmation = style([actions, { '@media': { [media.phone]: { flexDirection: 'column' } } }]);
