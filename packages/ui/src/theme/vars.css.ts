import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightTheme } from './lightTheme.ts';
import { scaleTokens } from './scaleTokens.ts';

/**
 * Every token as a CSS custom property with a readable name, such as `--color-text` or
 * `--space-16`. Styles use only these values.
 */
export const vars = createGlobalThemeContract({ ...scaleTokens, ...lightTheme }, (_value, path) => path.join('-'));
