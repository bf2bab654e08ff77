import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/styling.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });
export const grid = style({ display: 'grid', minWidth: 0 });

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

// Limits a column to the screen width, so that nothing scrolls sideways.
function columns(minWidth: string) {
  return { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))` };
}

export const minColumnWidth = styleVariants({
  small: columns('12rem'),
  medium: columns('17.5rem'),
});
