import { style } from '@vanilla-extract/css';
import { gutters, inset, media, vars } from '../../../theme/styling.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      columnGap: vars.space[16],
      rowGap: vars.space[4],
      paddingBlock: `${vars.space[12]} calc(${vars.space[12]} + ${inset.bottom})`,
      paddingInline: gutters(24),
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
    [media.phone]: { paddingInline: gutters(16) },
    // A phone in landscape or a highly zoomed page: the bar is in the flow.
    '(height <= 22em)': { position: 'static', paddingInline: 0 },
    print: { display: 'none' },
  },
});

/** For pages with the actions elsewhere above 768 px. */
export const phoneOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const summary = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { flex: '1 1 auto', maxWidth: '100%' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [media.mobile]: {
      display: 'grid',
      flex: '1 1 auto',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, auto)',
      gap: vars.space[8],
    },
  },
});

export const filling = style({ flex: '1 1 auto' });

/** The actions do not move when it appears. */
export const message = style({
  flex: '1 1 100%',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { order: -1, marginBlockEnd: vars.space[4] } },
});
