import { text } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const password = style({ position: 'relative', containerType: 'inline-size' });

/** At the end of the label's line; below the field for large text. */
export const forgotten = style({
  ...text('body'),
  '@container': { '(width >= 15rem)': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});
