/** Name of a theme. */
export type ThemeName = 'light' | 'dark';

/** The user's choice: a theme, or the device's setting. */
export type ThemeChoice = ThemeName | 'system';

/** The attribute on `<html>` that sets a theme; without it the device decides. */
export const themeAttribute = 'data-theme';

/** The part of an element that `applyTheme` needs. */
interface AttributeHolder {
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
}

/** Sets a theme on the page, or leaves the choice to the device. */
export function applyTheme(choice: ThemeChoice, root: AttributeHolder = document.documentElement): void {
  if (choice === 'system') root.removeAttribute(themeAttribute);
  else root.setAttribute(themeAttribute, choice);
}
