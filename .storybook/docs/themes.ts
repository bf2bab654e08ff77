import { darkTheme } from '../../packages/ui/src/theme/darkTheme.ts';
import { lightTheme } from '../../packages/ui/src/theme/lightTheme.ts';
import { scaleTokens } from '../../packages/ui/src/theme/scaleTokens.ts';
import { create, type ThemeVars } from 'storybook/theming';

type OwnTheme = typeof lightTheme | typeof darkTheme;

function themeFrom(base: 'light' | 'dark', { color }: OwnTheme, fontBase?: string): ThemeVars {
  return create({
    base,
    brandTitle: 'Portal Raiz',
    brandUrl: './',
    brandTarget: '_self',
    ...(fontBase !== undefined && { fontBase }),
    fontCode: scaleTokens.font.mono,
    colorPrimary: color.primary,
    colorSecondary: color.link,
    appBg: color.canvas,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appBorderColor: color.border,
    textColor: color.text,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.link,
    barSelectedColor: color.link,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
  });
}

const { body } = scaleTokens.font;

/** Storybook's themes for documents, from our tokens. */
export const documentThemes = { light: themeFrom('light', lightTheme, body), dark: themeFrom('dark', darkTheme, body) };

/** Storybook's theme for its own interface, which does not load our font. */
export const managerTheme = themeFrom('light', lightTheme);
