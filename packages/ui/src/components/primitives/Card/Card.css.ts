import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, vars } from '../../../theme/styling.ts';

export const card = style({
  ...column(16),
  minWidth: 0,
  border: '1px solid',
  borderRadius: vars.radius.card,
  padding: vars.size.edge,
  '@media': { print: { breakInside: 'avoid' } },
});

// Longer than a sheet: it may break.
globalStyle(`${card}:has(tr:nth-child(27), li:nth-child(20))`, { '@media': { print: { breakInside: 'auto' } } });

export const tone = styleVariants({
  plain: { backgroundColor: vars.color.surface, borderColor: vars.color.border },
  selected: { backgroundColor: vars.color.surface, borderColor: vars.color.primary },
  open: {
    borderWidth: '1px 0 0',
    borderColor: vars.color.border,
    borderRadius: 0,
    padding: `${vars.space[12]} 0 0`,
    gap: vars.space[8],
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
