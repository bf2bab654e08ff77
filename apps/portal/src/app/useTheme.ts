import { useLayoutEffect, useState } from 'react';
import { deviceStorage } from '../shared/storage.ts';

/** A chosen theme, or the system's theme. */
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
  deviceStorage.write(themeKey, choice === 'system' ? null : choice);
}

/** The chosen theme and a function to change it; stored on this device. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  // After hydration: the prerendered page has the system's theme.
  useLayoutEffect(() => setChoice(stored()), []);
  return [
    choice,
    (next) => {
      apply(next);
      setChoice(next);
    },
  ];
}
