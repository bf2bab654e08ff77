import { keyframes, style } from '@vanilla-extract/css';
import { text, vars } from '../../../theme/styling.ts';
import { headTop } from './DataTable.css.ts';

/** Takes no space; sticks below the page's header while the table is in view. */
export const busyContainer = style({
  position: 'sticky',
  insetBlockStart: `calc(${headTop} + ${vars.space[8]})`,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Appears only after 150 ms, so that quick changes do not flash. */
export const busyLabel = style({
  ...text('caption'),
  fontWeight: vars.weight.medium,
  height: 'max-content',
  marginBlockStart: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.popover,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut} 150ms both`,
});
