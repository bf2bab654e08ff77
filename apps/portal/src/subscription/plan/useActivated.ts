import { useRef, useState } from 'react';

/** Milliseconds after an activation in which a click or Enter is the second half of a double one. */
const doubleTime = 1_000;

/** What is said of an activation that has just come about. */
export interface Activated {
  /** The sentence, or null. */
  text: string | null;
  /** The subscription is active now. */
  say: (text: string) => void;
  /** Does something else, which takes the sentence away; the second half of a double click is none. */
  instead: (act: () => void) => void;
}

/** The sentence of an activation. An answer that comes within a double click neither loses it nor asks for another payment. */
export function useActivated(): Activated {
  const [text, setText] = useState<string | null>(null);
  const since = useRef(-Infinity);

  return {
    text,
    say(next) {
      since.current = performance.now();
      setText(next);
    },
    instead(act) {
      if (performance.now() - since.current < doubleTime) return;
      setText(null);
      act();
    },
  };
}
