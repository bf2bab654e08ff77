/** Toasts: the provider is light enough for every page; the part that draws them, with Radix, is fetched at the first gesture. */
export { ToastProvider, type ToastProviderProps } from './components/Toast/ToastProvider.tsx';
export type { ToastAction, ToastMessage, ToastTone } from './components/Toast/toastQueue.ts';
export { type Toasts, useToast } from './components/Toast/useToast.ts';
