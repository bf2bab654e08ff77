import { style, styleVariants } from '@vanilla-extract/css';
import { column, text, vars } from '../../../theme/styling.ts';

/** The icon and its gap: buttons that wrap start at the text. */
const beside = '32px';

export const notice = style({
  minWidth: 0,
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} calc(${vars.space[16]} + ${beside})`,
  border: '1px solid',
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  info: { backgroundColor: vars.color.infoBg, borderColor: vars.color.infoBorder, color: vars.color.infoText },
  success: {
    backgroundColor: vars.color.successBg,
    borderColor: vars.color.successBorder,
    color: vars.color.successText,
  },
  warning: {
    backgroundColor: vars.color.warningBg,
    borderColor: vars.color.warningBorder,
    color: vars.color.warningText,
  },
  danger: { backgroundColor: vars.color.dangerBg, borderColor: vars.color.dangerBorder, color: vars.color.dangerText },
});

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

/** With buttons: as wide as its text, and no wider than a line that is read and a button. */
export const fitted = style({ width: 'fit-content', maxWidth: `min(100%, ${vars.size.pageReading})` });

/** Beside its buttons in one line, else above them. */
export const message = style({ position: 'relative', flex: '1 1 auto', minWidth: 0 });

/** As high as a line of text, so that the icon aligns with the first line. */
export const icon = style({
  position: 'absolute',
  insetInlineStart: `-${beside}`,
  display: 'flex',
  alignItems: 'center',
  height: vars.text.body.line,
});
export const body = style(column(8));
export const title = style({ ...text('h4') });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
