import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.size.pageForm})`,
  alignItems: 'start',
  gap: vars.space[32],
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, ${vars.size.pageForm}) minmax(0, 1fr)` } },
});

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 });
