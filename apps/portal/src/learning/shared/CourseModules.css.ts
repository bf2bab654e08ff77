import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** A part of a name that breaks only where it alone is too long. */
export const part = style({ display: 'inline-block' });

/** In line with the titles of module and lessons. */
export const text = style({ paddingInlineStart: `calc(${vars.size.icon} + ${vars.space[12]})` });

/** Their marks and padlocks are in line with those of the module; the background of a row reaches beyond. */
export const lessons = style({ marginInline: `calc(-1 * ${vars.space[12]})` });

/** Titles are in line with those of the rail. */
export const brief = style({ paddingInline: vars.space[24] });

export const outline = style({ minWidth: 0, borderBlock: `1px solid ${vars.color.border}` });
