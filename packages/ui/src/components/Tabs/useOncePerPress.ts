import { useRef } from 'react';

/**
 * Reports a choice once: a press both focuses a tab and chooses it, and the tab library tells of each before the first
 * can take effect. A later press of the same tab is told again.
 */
export function useOncePerPress(report: (value: string) => void): (value: string) => void {
  const told = useRef<string | null>(null);
  return (value) => {
    if (told.current === value) return;
    told.current = value;
    queueMicrotask(() => {
      told.current = null;
    });
    report(value);
  };
}
