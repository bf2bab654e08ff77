import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** Limits the width of a form in a wide row. */
export const form = style({ maxWidth: vars.size.pageForm });
