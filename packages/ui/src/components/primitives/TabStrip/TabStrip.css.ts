import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The text of the first link starts where the page starts. On phones it reaches the edges. */
export const strip = style({
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [media.mobile]: { marginInline: `calc(-1 * ${vars.space[24]})` },
    [media.phone]: { marginInline: `calc(-1 * ${vars.space[16]})` },
    print: { display: 'none' },
  },
});

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring of the links, and for the mark on the hairline.
  marginBlockEnd: -1,
  '@media': {
    [media.mobile]: { paddingInline: vars.space[12] },
    [media.phone]: { paddingInline: vars.space[4] },
  },
});

export const link = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space[12],
  borderBlockEnd: '2px solid transparent',
  color: vars.color.textMuted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, borderBlockEndColor: vars.color.borderStrong },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': { color: vars.color.link, borderBlockEndColor: vars.color.primary, fontWeight: 650 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } } },
  },
});
