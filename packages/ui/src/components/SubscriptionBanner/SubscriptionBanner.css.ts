import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { transform: 'translateY(8px)' } });

const banner = style({
  // At the foot of the window, and of the page when that is reached: what is being read stays where it is.
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  borderBlockStart: '1px solid',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.easeOut}`,
  // Enlarged text may not take the window over.
  maxHeight: '40vh',
  overflowY: 'auto',
  '@media': {
    // A phone on its side, or a page much enlarged: it waits below the page.
    '(max-height: 22em)': { position: 'static', maxHeight: 'none' },
    print: { display: 'none' },
  },
});

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

/** The page's column: the words line up with what they are about. */
export const column = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  boxSizing: 'content-box',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[24]}`,
  '@media': {
    [media.phone]: {
      gap: vars.space[8],
      padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${vars.space[16]}`,
    },
  },
});

export const icon = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.control, flexShrink: 0 });

export const words = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'center',
  paddingBlock: vars.space[8],
  overflowWrap: 'anywhere',
});
