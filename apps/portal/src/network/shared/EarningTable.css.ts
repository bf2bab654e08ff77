import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const type = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8], minWidth: 0 });
export const level = style({ fontWeight: 450, color: vars.color.textMuted });
