import { useEffect, useRef, useState } from 'react';
import { copyText } from './copyText.ts';

/** How long the result is shown, in milliseconds. */
const answerTime = 4000;

/** Copies the text of an input. `outcome` is `copied` for a few seconds, or `failed`. */
export function useCopy() {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), answerTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    if (field.current === null) return;
    setOutcome((await copyText(field.current)) ? 'copied' : 'failed');
  }

  return { field, outcome, copy: () => void copy() };
}
