import { lazyPart } from './lazyPart.tsx';

/** The design system's question before something final; nobody pays for it before it is asked. */
export const { Part: ConfirmDialog, intent: confirmIntent } = lazyPart(async () => {
  const { ConfirmDialog: Dialog } = await import('@raiz/ui/overlays');
  return Dialog;
});
