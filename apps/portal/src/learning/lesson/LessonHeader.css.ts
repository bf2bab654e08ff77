import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps its lines while the course loads: one, and two without wrapping on narrow windows. */
export const position = style({
  display: 'block',
  minHeight: vars.text.body.line,
  '@media': { [media.narrow]: { minHeight: `calc(2 * ${vars.text.body.line})` } },
});

export const line = style({
  '@media': {
    [media.narrow]: { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});

/** The module, and on narrow windows the button that opens the outline at the end of its line. */
export const second = style({
  display: 'inline',
  '@media': {
    [media.narrow]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[12] },
  },
});

/** On narrow windows the button that opens the outline says it. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** The way up at the start, tools at the end; the row keeps its height without them. */
export const above = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minWidth: 0,
  minHeight: `calc(${vars.size.control} - ${vars.space[24]})`,
});

/** Higher than the row, which would push the title down. */
export const tools = style({ display: 'flex', marginBlock: `calc(-1 * ${vars.space[12]})` });
