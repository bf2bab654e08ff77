import { useMemo, useReducer, useRef, type ReactNode } from 'react';
import { emptyToasts, toastQueue } from './toastQueue.ts';
import { ToastContext, type Toasts } from './useToast.ts';
import { useToastRegion } from './useToastRegion.ts';

/** Props of ToastProvider. */
export interface ToastProviderProps {
  /** The whole app: everything in it can show toasts. */
  children: ReactNode;
}

/**
 * Toasts for everything inside: short answers at the edge of the screen, at most three at once, read aloud politely
 * (failures at once). Those of success go by themselves, but not while someone points at them, has the focus in them
 * or has another window open. Keyboard: F8 goes to the toasts, Tab through them, Esc closes the newest; closing the
 * last brings the focus back.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, tell] = useReducer(toastQueue, emptyToasts);
  const lastId = useRef(0);
  const isShowing = queue.shown.length > 0;
  const Region = useToastRegion(isShowing);

  const toasts = useMemo<Toasts>(
    () => ({
      show: ({ tone = 'success', ...message }) => {
        lastId.current += 1;
        const id = lastId.current;
        tell({ type: 'show', entry: { ...message, tone, id } });
        return () => tell({ type: 'close', id });
      },
    }),
    [],
  );

  return (
    <ToastContext value={toasts}>
      {children}
      {isShowing && Region !== null && <Region queue={queue} onEvent={tell} />}
    </ToastContext>
  );
}
