import { lazyPart } from './lazyPart.tsx';

/** The design system's `ConfirmDialog`, loaded on first use. */
export const { Part: ConfirmDialog, preloadHandlers: preloadConfirmDialog } = lazyPart(async () => {
  const { ConfirmDialog: Dialog } = await import('@raiz/ui/overlays');
  return Dialog;
});
