import { themeAttribute } from '@raiz/ui/theme';
import type { Choices } from './choices.ts';
import { applyMotion } from './media.ts';

/** Applies the toolbar's choices to the page's root, where dialogs and the portal read them. */
export function applyChoices({ theme, textSize, motion }: Choices): void {
  const root = document.documentElement;
  // As the portal's own page; Storybook's says English.
  root.lang = 'pt-BR';
  root.setAttribute(themeAttribute, theme === 'dark' ? 'dark' : 'light');
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  applyMotion(motion);
}
