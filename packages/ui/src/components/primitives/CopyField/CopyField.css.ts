import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });

export const row = style({
  display: 'flex',
  gap: vars.space[8],
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

/** Always takes one line, so that nothing moves when the result appears. */
export const outcome = style({
  ...text('small'),
  minHeight: vars.text.small.line,
  color: vars.color.successText,
  fontWeight: 500,
});
export const failed = style({ color: vars.color.warningText });
