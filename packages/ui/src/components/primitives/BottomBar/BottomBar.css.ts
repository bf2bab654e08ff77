import { style } from '@vanilla-extract/css';
import { gutters, inset, media, vars } from '../../../theme/styling.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    print: { display: 'none' },
    [media.mobile]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      columnGap: vars.space[16],
      rowGap: vars.space[4],
      paddingBlock: `${vars.space[12]} calc(${vars.space[12]} + ${inset.bottom})`,
      paddingInline: gutters,
      borderBlockStart: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
    // A phone in landscape or a highly zoomed page: the bar is in the flow.
    '(height <= 22em)': { position: 'static', paddingInline: 0 },
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
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [media.mobile]: { flexWrap: 'nowrap', justifyContent: 'flex-end', gap: vars.space[8] },
    // They share the width.
    [media.phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, auto)',
      justifyContent: 'stretch',
    },
  },
});
