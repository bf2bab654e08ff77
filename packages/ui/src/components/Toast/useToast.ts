import { createContext, useContext } from 'react';
import type { ToastMessage } from './toastQueue.ts';

/** What a screen can do with toasts. */
export interface Toasts {
  /** Shows a toast, or lets it wait its turn. Gives a function that closes it again. */
  show: (message: ToastMessage) => () => void;
}

/** Filled by ToastProvider. */
export const ToastContext = createContext<Toasts | null>(null);

/**
 * The way to show a toast: a short answer beside what someone is doing. It is never the only place of a failure that
 * has to be mended; that is a Notice or a field's error.
 * @throws {Error} outside of a ToastProvider
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToast needs a ToastProvider above it: put one around the whole app.');
  return toasts;
}
