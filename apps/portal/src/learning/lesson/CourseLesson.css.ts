import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The name of a finished course. */
export const finishedTitle = style({ ...text('h3'), color: vars.color.text });

/** The place of a video while it loads. */
export const video = style({ height: vars.size.video });
