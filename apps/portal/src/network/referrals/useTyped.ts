import { fold } from '@raiz/ui/format';
import { useRef } from 'react';

/** Milliseconds after which another letter begins another word. */
const patience = 700;

/** Collects letters typed one after the other, for going to a line by its first letters. */
export function useTyped() {
  const word = useRef({ text: '', until: 0 });
  const isOpen = () => word.current.text !== '' && performance.now() < word.current.until;
  return {
    /** Whether a word is being typed, so that a blank belongs to it. */
    isOpen,
    /** Adds a letter and gives the word so far, for searching. */
    add(letter: string): string {
      const text = (isOpen() ? word.current.text : '') + fold(letter);
      word.current = { text, until: performance.now() + patience };
      return text;
    },
  };
}
