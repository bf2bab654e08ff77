import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { uiTexts } from '../../internal/uiTexts.ts';
import { Button } from '../Button/Button.tsx';
import { useReturnFocus } from '../Dialog/useReturnFocus.ts';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from '../Dialog/Dialog.css.ts';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Short heading: the action, with what it concerns. */
  title: string;
  /** The question, as the specification has it, and what follows from it. */
  children: ReactNode;
  /** Words of the button that goes ahead. */
  confirmText: string;
  /** Goes ahead. The dialog stays until the caller closes it, so that a failure can be shown in it. */
  onConfirm: () => void;
  /** Leaves everything as it is: by its button and by Esc, but not while busy. */
  onCancel: () => void;
  /**
   * Words of the button that leaves everything as it is; it has the focus at first.
   * @default 'Cancelar'
   */
  cancelText?: string;
  /**
   * The request is under way: both buttons are off.
   * @default false
   */
  busy?: boolean;
  /**
   * Words of the confirming button while busy.
   * @default 'Aguarde...'
   */
  busyLabel?: string;
  /** Why the last try failed, shown inside the dialog. */
  error?: string | null;
  /**
   * `danger` for what destroys or ends something.
   * @default 'danger'
   */
  tone?: 'danger' | 'primary';
  /** Language of the content when it is not Portuguese, such as "en". */
  lang?: string;
}

/** Asks before something that cannot simply be undone. The harmless answer has the focus; a press beside it does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText, onConfirm, onCancel, cancelText = uiTexts.cancel, lang } = props;
  const { busy = false, busyLabel = uiTexts.wait, error, tone = 'danger' } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus(open);

  function focusCancel(event: Event) {
    event.preventDefault();
    cancelButton.current?.focus();
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <Radix.Content
          role="alertdialog"
          lang={lang}
          onOpenAutoFocus={focusCancel}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className={styles.dialog}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          <Radix.Description asChild>
            <div className={styles.body}>{children}</div>
          </Radix.Description>
          {error && <Notice tone="danger">{error}</Notice>}
          <div className={styles.actions}>
            <Button ref={cancelButton} variant="secondary" disabled={busy} onClick={onCancel}>
              {cancelText}
            </Button>
            <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirmText}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
