import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const tone = styleVariants(vars.level, ({ bg, fg, border }) => ({
  backgroundColor: bg,
  color: fg,
  borderColor: border,
}));
