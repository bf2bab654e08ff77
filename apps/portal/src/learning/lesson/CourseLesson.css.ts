import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The name of a finished course. */
export const finishedTitle = style({ ...text('h3'), color: vars.color.text });
