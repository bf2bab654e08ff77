import { fold } from '@raiz/ui/format';
import { useRef } from 'react';

/** Milliseconds without a key after which a letter starts a new text. */
const timeout = 700;

/** Collects letters typed in quick succession, for type-ahead. */
export function useTyped() {
  const word = useRef({ text: '', until: 0 });
  const isOpen = () => word.current.text !== '' && performance.now() < word.current.until;
  return {
    /** Whether a text is being typed, so that a space belongs to it. */
    isOpen,
    /** Adds a letter and returns the text so far, lower-case and without accents. */
    add(letter: string): string {
      const text = (isOpen() ? word.current.text : '') + fold(letter);
      word.current = { text, until: performance.now() + timeout };
      return text;
    },
  };
}
