import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden where there is no room beside the text. */
export const art = style({
  display: 'none',
  flex: '0 0 320px',
  '@media': { [media.wide]: { display: 'block' } },
});

export const branch = style({ fill: 'none', stroke: vars.color.borderStrong, strokeWidth: 2, strokeLinecap: 'round' });
export const person = style({ fill: vars.color.primary, stroke: vars.color.surface, strokeWidth: 3 });
