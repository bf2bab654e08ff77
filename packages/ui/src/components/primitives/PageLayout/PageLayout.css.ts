import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { column, gutters, inset, media, vars } from '../../../theme/styling.ts';
import { bar as bottomBar } from '../BottomBar/BottomBar.css.ts';

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
    '@media': {
      [media.phone]: { paddingBlockEnd: vars.size.edge },
      print: { display: 'block', padding: 0, maxWidth: 'none' },
    },
  },
]);

export const belowBand = style({ '@media': { screen: { paddingBlockStart: vars.space[16] } } });

const parts = style({
  ...column(24),
  minWidth: 0,
  width: '100%',
  '@media': { print: { display: 'block', maxWidth: 'none' } },
});

export const content = styleVariants({
  page: [parts],
  reading: [parts, { maxWidth: vars.size.pageReading }],
  video: [parts, { maxWidth: vars.size.pageVideo }],
});

/** In one column a video is in the middle, below its heading. */
export const narrowVideo = style({
  '@media': { [`screen and ${media.narrow}`]: { maxWidth: vars.size.pageVideo } },
});

const besideVideo = `(100vw - ${vars.size.pageVideo}) / 2`;
const alignedGutters = [inset.left, inset.right].map((side) => `max(${vars.size.edge}, ${side}, ${besideVideo})`);
globalStyle(`${narrowVideo} ${bottomBar}`, {
  '@media': { [media.mobile]: { paddingInline: alignedGutters.join(' ') } },
});

/** Larger text puts the rail below the parts. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': {
    [media.wide]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
    print: { display: 'block' },
  },
});

export const videoColumns = style({
  '@media': { [media.wide]: { columnGap: `calc(${vars.space[24]} + ${vars.space[40]})` } },
});

// Rows of tables reach into the gap.
globalStyle(`${belowBand} > ${columns}`, { '@media': { [media.wide]: { columnGap: vars.space[56] } } });

// Not in a page without a rail, whose parts are a column.
globalStyle(`${columns} > ${parts}`, { '@media': { [media.wide]: { order: -1, flex: '1 1 24rem' } } });
globalStyle(`${videoColumns} > ${parts}`, { '@media': { [media.wide]: { flex: `0 1 ${vars.size.pageVideo}` } } });

// Browsers break pages of paper between blocks, less well in flex boxes and grids.
globalStyle(`:is(${page}, ${parts}, ${columns}) > * + *`, {
  '@media': { print: { marginBlockStart: vars.space[24] } },
});

/** In the second column even when it comes first. The rail next to a video has the rest of the width. */
export const aside = style({
  ...column(24),
  minWidth: 0,
  '@media': { [media.wide]: { flex: '0 1 20rem', selectors: { [`${videoColumns} > &`]: { flex: '1 1 18rem' } } } },
});

/** Below the page's header while the parts scroll. */
export const sticky = style({
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space[24]})` },
    // Browsers print sticky parts on a sheet of their own.
    print: { position: 'static' },
  },
});
