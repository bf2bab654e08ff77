import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';
import { behindLine } from '../shared/behindLine.ts';

/** Behind a line: it is not part of the month's total. */
export const pending = style(behindLine(vars.space[12]));

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  '@media': { [media.wide]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const label = style({ ...text('small'), color: vars.color.textMuted });

export const amount = style({
  ...text('h3'),
  // Keeps its line while it is empty.
  minHeight: vars.text.h3.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
