import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  maxWidth: vars.size.page,
  margin: `${vars.space[24]} auto 0`,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${vars.space[16]}`,
  border: '1px solid',
  borderRadius: vars.radius.card,
  '@media': {
    // Full width with its own gutter, so that it lines up with the page's column.
    '(max-width: 73em)': { marginInline: vars.space[24] },
    [media.phone]: {
      marginInline: vars.space[16],
      marginBlockStart: vars.space[16],
      paddingInlineStart: vars.space[12],
    },
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

export const icon = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.control, flexShrink: 0 });

export const words = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'center',
  paddingBlock: vars.space[8],
  overflowWrap: 'anywhere',
});
