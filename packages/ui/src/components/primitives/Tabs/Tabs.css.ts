import { style } from '@vanilla-extract/css';
import { edgeFade } from '../../../theme/edgeFade.css.ts';
import { column, vars } from '../../../theme/styling.ts';
import { chip } from '../FilterRow/chip.css.ts';

export { count } from '../FilterRow/chip.css.ts';

export const tabs = style({ ...column(24), minWidth: 0 });

/** Scrolls sideways; tabs are positioned relative to it, see useShowSelected. */
export const row = style([
  edgeFade,
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[8],
    minWidth: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '@media': { print: { display: 'none' } },
  },
]);

export const tab = style([
  chip,
  {
    flexShrink: 0,
    // Wraps a label that is too long for the screen.
    maxWidth: 'min(20rem, 80vw)',
  },
]);

export const panel = style({
  minWidth: 0,
  borderRadius: vars.radius.chip,
  selectors: { '&[hidden]': { display: 'none' } },
});
