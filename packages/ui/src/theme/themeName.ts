/** A theme that can be asked for by name. */
export type ThemeName = 'light' | 'dark';

/** What a person can choose: a theme, or whatever the device uses. */
export type ThemeChoice = ThemeName | 'system';

/** The attribute on `<html>` that fixes a theme. Without it the device decides. */
export const themeAttribute = 'data-theme';

/** What of an element is needed to fix a theme on it. */
interface AttributeHolder {
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
}

/** Fixes a theme on the page, or hands the decision back to the device. */
export function applyTheme(choice: ThemeChoice, root: AttributeHolder = document.documentElement): void {
  if (choice === 'system') root.removeAttribute(themeAttribute);
  else root.setAttribute(themeAttribute, choice);
}
