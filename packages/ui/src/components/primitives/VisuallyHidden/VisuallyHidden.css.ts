import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../theme/styling.ts';

export const hidden = style({ ...visuallyHidden, margin: -1, padding: 0, whiteSpace: 'nowrap', border: 0 });
