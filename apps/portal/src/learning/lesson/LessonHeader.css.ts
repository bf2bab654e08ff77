import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Reserves its lines while the course loads: one, or on phones two. On narrow windows a longer text is cut. */
export const position = style({
  minHeight: vars.text.body.line,
  '@media': {
    [`screen and ${media.narrow}`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
    },
    [`screen and ${media.phone}`]: { minHeight: `calc(2 * ${vars.text.body.line})`, WebkitLineClamp: 2 },
  },
});

/** Hidden on narrow windows, where the button of the outline shows it. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** The back link at the start, tools and the outline's button at the end. Without them the row keeps its height. */
export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minWidth: 0,
  minHeight: `calc(${vars.size.control} - ${vars.space[24]})`,
  '@media': { print: { display: 'none' } },
});

// A button that wraps stays at the end.
globalStyle(`${above} > :last-child:not(:first-child)`, { marginInlineStart: 'auto' });

/** Higher than the row: must not push the title down. */
export const tools = style({ display: 'flex', marginBlock: `calc(-1 * ${vars.space[12]})`, marginInlineStart: 'auto' });
