import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

/** Props of PremiumDialog. */
export interface PremiumDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called by both ways of closing it. */
  onClose: () => void;
  /** The sentence 'Este curso é premium.' */
  title: string;
  /** What a subscription opens, and until when access lasts if it does. */
  children?: ReactNode;
  /** Words of the link: 'Fazer Assinatura'. */
  subscribeText: string;
  /** Where it leads: /assinatura. */
  subscribeHref: string;
  /** Words of the closing button: 'Fechar'. */
  closeText: string;
}

/** Says that a course is for subscribers and leads to the subscription (spec section 2, course preview). */
export function PremiumDialog(props: PremiumDialogProps) {
  const { open, onClose, title, children, subscribeText, subscribeHref, closeText } = props;
  return (
    <Dialog
      open={open}
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
