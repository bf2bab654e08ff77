import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A long prize takes more lines than an amount. */
export const prize = style({ whiteSpace: 'pre-line' });

/** The same distance from the table as its caption. */
export const filter = style({
  minWidth: 0,
  paddingBlockEnd: vars.space[12],
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
