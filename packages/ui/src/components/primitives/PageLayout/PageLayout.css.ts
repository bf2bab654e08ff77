import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, gutters, media, vars } from '../../../theme/styling.ts';

/** Width and gutters of everything that aligns with the page: its content, the header, the banner. */
export const container = style({
  boxSizing: 'content-box',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: gutters,
});

export const page = style([
  container,
  {
    ...column(24),
    paddingBlock: `${vars.size.edge} ${vars.space[56]}`,
    '@media': { print: { display: 'block', padding: 0, maxWidth: 'none' } },
  },
]);

const parts = style({
  ...column(24),
  minWidth: 0,
  width: '100%',
  '@media': {
    [media.wide]: { gridColumn: 1, gridRow: 1 },
    print: { display: 'block', maxWidth: 'none' },
  },
});

export const content = styleVariants({
  page: [parts],
  reading: [parts, { maxWidth: vars.size.pageReading }],
  form: [parts, { maxWidth: vars.size.pageForm }],
  video: [parts, { maxWidth: vars.size.pageVideo }],
});

/** In one column a video is in the middle, below its heading. */
export const narrowVideo = style({
  '@media': { [`screen and ${media.narrow}`]: { maxWidth: vars.size.pageVideo } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}` },
    print: { display: 'block' },
  },
});

/** The rail next to a video has the rest of the width. */
export const videoColumns = style({
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `minmax(0, ${vars.size.pageVideo}) minmax(0, 1fr)`,
      columnGap: `calc(${vars.space[24]} + ${vars.space[40]})`,
    },
  },
});

// Browsers break pages of paper between blocks, less well in flex boxes and grids.
globalStyle(`:is(${page}, ${parts}, ${columns}) > * + *`, {
  '@media': { print: { marginBlockStart: vars.space[24] } },
});

/** In the second column even when it comes first. */
export const aside = style({
  ...column(24),
  minWidth: 0,
  '@media': { [media.wide]: { gridColumn: 2, gridRow: 1 } },
});

/** Below the page's header while the parts scroll. */
export const sticky = style({
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})` },
    // Browsers print sticky parts on a sheet of their own.
    print: { position: 'static' },
  },
});
