import { useEffect, useEffectEvent } from 'react';

/** Saves by Ctrl+S or ⌘S, wherever the focus is on the page; a question that lies over the page comes first. */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      // The browser would offer to save the page as a file.
      event.preventDefault();
      if (event.repeat || document.querySelector('[role="alertdialog"], [role="dialog"]') !== null) return;
      onSave();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
