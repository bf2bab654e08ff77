import { style } from '@vanilla-extract/css';
import { edgeFade } from '../../../theme/edgeFade.css.ts';
import { media, text, vars } from '../../../theme/styling.ts';

/** On phones it reaches the edges. */
export const strip = style({
  minWidth: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.mobile]: { marginInline: `calc(-1 * ${vars.size.edge})` } },
});

export const list = style([
  edgeFade,
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // The text of the first link starts where the page starts.
    marginInlineStart: `calc(-1 * ${vars.space[12]})`,
    // Space for the focus ring of the links, and for the mark on the hairline.
    marginBlockEnd: -1,
    '@media': {
      [media.mobile]: { marginInlineStart: 0, paddingInline: `calc(${vars.size.edge} - ${vars.space[12]})` },
      // Larger text takes more lines: a mouse cannot scroll sideways.
      [media.wide]: { flexWrap: 'wrap' },
    },
  },
]);

/** Its mark is as wide as its text. Only the current one has a mark, also in forced colours. */
export const link = style({
  ...text('body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.chip,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: -3 },
    // Scrolled into view before any code runs, if the browser supports that.
    '&[aria-current]': {
      color: vars.color.link,
      fontWeight: vars.weight.medium,
      scrollInitialTarget: 'nearest',
      scrollSnapAlign: 'center',
    },
    '&:is(:hover, [aria-current])::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: vars.space[12],
      borderBlockEnd: `2px solid ${vars.color.borderStrong}`,
    },
    '&[aria-current]::after': { borderBlockEndColor: vars.color.primary },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]::after': { borderBlockEndColor: 'Highlight' } } },
  },
});
