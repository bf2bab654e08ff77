import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../theme/text.ts';
import { vars } from '../theme/vars.css.ts';

export const stage = style({ position: 'relative', height: '22rem', isolation: 'isolate' });

const sheet = style({
  position: 'absolute',
  width: '60%',
  height: vars.space[80],
  padding: vars.space[8],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: vars.elevation.popover,
  ...text('small'),
});

const order = Object.keys(vars.zIndex);

/** Overlapping layers, each a step to the right and down, whatever their render order. */
export const layers = styleVariants(vars.zIndex, (zIndex, name) => {
  const step = order.indexOf(name);
  return [sheet, { zIndex, top: `${step * 3}rem`, left: `${step * 7}%` }];
});
