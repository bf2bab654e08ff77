import { createContext, use, useLayoutEffect } from 'react';

/** Moves the focus to what is wrong in the form around, after a submit. */
export const FormFocus = createContext<() => void>(() => undefined);

/**
 * Tells the form around that a field has become invalid: form libraries render fields without
 * rendering the form.
 */
export function useFormFocus(invalid: boolean): void {
  const moveFocus = use(FormFocus);
  useLayoutEffect(() => {
    if (invalid) moveFocus();
  }, [invalid, moveFocus]);
}
