import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The fields that two people or devices changed, each with both versions. */
export const clashes = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], margin: 0 });
export const clash = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const clashLabel = style({ color: vars.color.text, fontWeight: vars.weight.medium });
export const version = style({ margin: 0, overflowWrap: 'anywhere' });
export const versionName = style({ color: vars.color.text });
export const versionText = style({ whiteSpace: 'pre-wrap' });
