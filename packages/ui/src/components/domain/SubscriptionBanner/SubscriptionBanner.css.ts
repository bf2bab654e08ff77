import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';
import { container } from '../../primitives/PageLayout/PageLayout.css.ts';

const banner = style({ borderBlockEnd: '1px solid', '@media': { print: { display: 'none' } } });

export const tone = styleVariants({
  warning: [
    banner,
    { backgroundColor: vars.color.warningBg, borderColor: vars.color.warningBorder, color: vars.color.warningText },
  ],
  info: [
    banner,
    { backgroundColor: vars.color.infoBg, borderColor: vars.color.infoBorder, color: vars.color.infoText },
  ],
});

/** Aligns with the page below. */
export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: `calc(${vars.size.banner} - 1px)`,
    '@media': { [media.phone]: { gap: vars.space[8] } },
  },
]);

export const icon = style({ display: 'flex', flexShrink: 0 });

export const message = style({
  ...text('body'),
  flex: 1,
  minWidth: 0,
  // Two lines of a phone fit the height.
  paddingBlock: 2,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: text('caption') },
});

/** Its icon ends where the page ends. */
export const close = style({ marginInlineEnd: `calc(-1 * ${vars.space[12]})` });
