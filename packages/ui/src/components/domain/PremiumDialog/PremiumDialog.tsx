import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface PremiumDialogProps {
  /** Called by the close button, Esc and a press outside. */
  onClose: () => void;
  /** The sentence 'Este curso é premium.' */
  title: string;
  /** What a subscription gives access to, and the end of remaining access. */
  children?: ReactNode;
  /** Label of the link: 'Fazer Assinatura'. */
  subscribeText: string;
  /** Path of the link: /assinatura. */
  subscribeHref: string;
  /** Label of the close button: 'Fechar'. */
  closeText: string;
}

/** States that a course needs a subscription and links to it (docs/specification.md#course-preview). */
export function PremiumDialog(props: PremiumDialogProps) {
  const { onClose, title, children, subscribeText, subscribeHref, closeText } = props;
  return (
    <Dialog
      onClose={onClose}
      title={title}
      closeLabel={null}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {closeText}
          </Button>
          <ButtonLink href={subscribeHref} onClick={onClose}>
            {subscribeText}
          </ButtonLink>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
