import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A form in a wide row keeps the width of a form. */
export const form = style({ maxWidth: vars.size.pageForm });
