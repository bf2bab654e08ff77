import { useCallback, useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from './useHydrated.ts';

/** What stands in a field. */
type Early = Pick<HTMLInputElement, 'value' | 'checked'>;

/**
 * Keeps what was typed into a prerendered field before it hydrates: React leaves it in the field,
 * but no event tells of it.
 * @param ref The field's own ref.
 * @param report Called once after hydration with what stands in the field.
 * @returns The ref to give to the field.
 */
export function useEarlyInput(
  ref: Ref<HTMLInputElement> | undefined,
  report: (early: Early) => void,
): Ref<HTMLInputElement> {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement | null>(null);
  const onMount = useEffectEvent(() => {
    if (hydrated || !input.current) return;
    const { value, checked } = input.current;
    // Once the form around listens, because its layout effects follow those of its fields. In sync,
    // because a render in between would empty the field under the next key.
    queueMicrotask(() => flushSync(() => report({ value, checked })));
  });
  useLayoutEffect(() => onMount(), []);

  return useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node;
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
      return undefined;
    },
    [ref],
  );
}
