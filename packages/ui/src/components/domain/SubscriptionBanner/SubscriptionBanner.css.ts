import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const appear = keyframes({ from: { transform: 'translateY(8px)' } });

const banner = style({
  // Sticks to the bottom of the window, so that the content does not move.
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  borderBlockStart: '1px solid',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.easeOut}`,
  // Enlarged text must not fill the window.
  maxHeight: '40vh',
  overflowY: 'auto',
  '@media': {
    // A phone in landscape or a much enlarged page: it is below the content.
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

/** The page's column. */
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
