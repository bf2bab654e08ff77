import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The shape of every chip: pill, 13 px, icon and words. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '100%',
  padding: `${vars.space[2]} 10px`,
  border: '1px solid',
  borderRadius: vars.radius.pill,
  ...text('caption'),
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'break-word',
});

export const words = style({ minWidth: 0 });

export const tone = styleVariants(vars.badge, ({ bg, fg, border }) => [
  chip,
  { backgroundColor: bg, color: fg, borderColor: border },
]);
