import { lazyPart } from './lazyPart.tsx';

/** The design system's `ConfirmDialog`, loaded on first use. */
export const { Part: ConfirmDialog, intent: confirmIntent } = lazyPart(async () => {
  const { ConfirmDialog: Dialog } = await import('@raiz/ui/overlays');
  return Dialog;
});
