import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The filters and the file in one row if both fit. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

globalStyle(`${tools} > :first-child`, { flex: '1 1 auto', minWidth: 0 });

/** On the screen the line of the filters says it. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } });

/** Total and types next to the months, if both fit. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  '@media': {
    [`${media.medium}, print`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, min(24rem, 40%)) minmax(0, 1fr)' },
  },
});
