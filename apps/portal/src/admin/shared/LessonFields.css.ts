import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const preview = style({
  minHeight: '10rem',
  padding: vars.space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

/** Keeps what was typed while the preview is shown. */
export const shown = style({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } });
