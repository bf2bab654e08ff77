import { createContext, use, useLayoutEffect } from 'react';

/** Moves focus to the errors of the surrounding form after a submit. */
export const FormFocus = createContext<() => void>(() => undefined);

/**
 * Notifies the surrounding form that a field has become invalid, because form libraries render
 * fields without rendering the form.
 */
export function useFormFocus(invalid: boolean): void {
  const moveFocus = use(FormFocus);
  useLayoutEffect(() => {
    if (invalid) moveFocus();
  }, [invalid, moveFocus]);
}
