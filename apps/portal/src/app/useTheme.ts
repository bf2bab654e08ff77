import { useLayoutEffect, useState } from 'react';

/** The system's theme, or one that the person chose. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Key in local storage; `public/boot.js` reads it before the first paint. */
const themeKey = 'theme';

function stored(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function apply(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is blocked: the choice lives until the page is left.
  }
}

/** The chosen theme and the way to change it; kept on this device. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  // After the first drawing, which is the build's and knows nobody's choice.
  useLayoutEffect(() => setChoice(stored()), []);
  return [
    choice,
    (next) => {
      apply(next);
      setChoice(next);
    },
  ];
}
