import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The words of the quiet button start where the values start. */
export const toggle = style({ marginInlineStart: `calc(-1 * ${vars.space[12]})` });
