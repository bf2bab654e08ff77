import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const courses = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** As many columns as fit. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  '@media': { [media.phone]: { gap: vars.space[8] } },
});

export const course = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 });

/** Phones have no room for it. */
export const cover = style({ '@media': { [media.phone]: { display: 'none' } } });

export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });
