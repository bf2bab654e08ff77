import { useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from './useHydrated.ts';
import { useMergedRef } from './useMergedRef.ts';

type InputState = Pick<HTMLInputElement, 'value' | 'checked'>;

/**
 * Reports text that a user typed into a prerendered field before hydration: React keeps it in the field but fires no
 * event.
 * @param ref the caller's ref of the field
 * @param report called once after hydration with the field's state
 * @returns the ref for the field
 */
export function usePreHydrationInput(
  ref: Ref<HTMLInputElement> | undefined,
  report: (state: InputState) => void,
): Ref<HTMLInputElement> {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const onMount = useEffectEvent(() => {
    if (hydrated || !input.current) return;
    const { value, checked } = input.current;
    // Deferred until the form's layout effects have run, which follow those of its fields.
    // Synchronous, because a render in between would empty the field.
    queueMicrotask(() => flushSync(() => report({ value, checked })));
  });
  useLayoutEffect(() => onMount(), []);
  return useMergedRef(input, ref);
}
