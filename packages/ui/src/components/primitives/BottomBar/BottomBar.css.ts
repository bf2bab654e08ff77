import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Fills the window's width with the surface below a hairline, without adding to the layout. */
const fullWidth = `linear-gradient(${vars.color.border} 1px, ${vars.color.surface} 1px) fill 0 / 0 / 0 100vmax`;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      columnGap: vars.space[16],
      rowGap: vars.space[4],
      paddingBlock: `calc(${vars.space[12]} + 1px) calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
      borderImage: fullWidth,
    },
    // A phone in landscape or a much enlarged page: it is in the flow.
    '(max-height: 22em)': { position: 'static' },
    [`${media.forcedColors} and ${media.mobile}`]: {
      borderImage: 'none',
      borderBlockStart: '1px solid CanvasText',
      backgroundColor: 'Canvas',
    },
    print: { display: 'none' },
  },
});

/** For pages that have the actions elsewhere above 768 px. */
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

/** The actions keep their place when it appears. */
export const message = style({
  flex: '1 1 100%',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.mobile]: { order: -1, marginBlockEnd: vars.space[4] } },
});
