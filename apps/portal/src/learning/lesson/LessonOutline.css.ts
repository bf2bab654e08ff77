import { media, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The right rail; on narrow windows a sheet has the outline. */
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: `calc(100vh - ${vars.size.header} - 2 * ${vars.space[24]})`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.card,
  overflow: 'hidden',
  '@media': {
    [media.narrow]: { display: 'none' },
    // Low windows: the rail is as high as its content, and the page scrolls.
    '(max-height: 30em)': { maxHeight: 'none' },
    print: { display: 'none' },
  },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  padding: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** Only the list scrolls, so that the progress stays in view. */
export const list = style({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

/** On narrow windows, instead of the rail; keeps its height while the course loads. */
export const place = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space[8]} ${vars.space[16]}`,
      minHeight: vars.size.control,
    },
    print: { display: 'none' },
  },
});

/** On phones the bar at the bottom has it. */
export const progress = style({
  flex: '1 1 8rem',
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'none' } },
});
