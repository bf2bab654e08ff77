import { applyTheme, type ThemeChoice } from '@raiz/ui/theme';
import { useEffect, useLayoutEffect, useState } from 'react';
import { deviceStorage } from '../shared/storage.ts';

/** Key in local storage; `public/boot.js` reads it before the first paint. */
const themeKey = 'theme';

function readChoice(text: string | null | undefined): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** Sets the theme of the page, and the colour of the browser's own bars as `public/boot.js` does. */
function show(choice: ThemeChoice): void {
  applyTheme(choice);
  document.querySelector('meta[name=theme-color]:not([media])')?.remove();
  const ofTheme = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${choice}]`);
  if (ofTheme === null) return;
  const { name, content } = ofTheme;
  document.head.prepend(Object.assign(document.createElement('meta'), { name, content }));
}

/** The chosen theme and a function to change it; stored on this device, for all tabs. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState<ThemeChoice>('system');
  // After hydration: the prerendered page has the system's theme.
  useLayoutEffect(() => setChoice(readChoice(document.documentElement.dataset['theme'])), []);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== themeKey && key !== null) return;
      show(readChoice(newValue));
      setChoice(readChoice(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  return [
    choice,
    (next) => {
      show(next);
      setChoice(next);
      deviceStorage.write(themeKey, next === 'system' ? null : next);
    },
  ];
}
