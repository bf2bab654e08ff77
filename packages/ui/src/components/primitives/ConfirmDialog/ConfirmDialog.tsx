import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Button } from '../Button/Button.tsx';
import { useReturnFocus } from '../Dialog/Dialog.tsx';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from '../Dialog/Dialog.css.ts';

export interface ConfirmDialogProps {
  /** Short heading: the action and its object. */
  title: string;
  /** The question and its consequences. */
  children: ReactNode;
  /** Label of the confirming button. */
  confirmText: string;
  /** Called when the user confirms. The dialog stays until the caller closes it, so that it can show a failure. */
  onConfirm: () => void;
  /** Called by the cancel button and Esc, but not while busy. */
  onCancel: () => void;
  /**
   * Label of the cancel button, which has the initial focus.
   * @default 'Cancelar'
   */
  cancelText?: string;
  /**
   * Whether the request is pending: both buttons are disabled.
   * @default false
   */
  busy?: boolean;
  /**
   * Label of the confirming button while busy.
   * @default 'Aguarde...'
   */
  busyLabel?: string;
  /** Why the last attempt failed, shown inside the dialog. */
  error?: string | null;
  /**
   * `danger` for an action that deletes or ends something.
   * @default 'danger'
   */
  tone?: 'danger' | 'primary';
  /** Language of the content when it is not Portuguese, such as "en". */
  lang?: string;
}

/**
 * Asks before an action without undo. Render it only while it is open. The cancel button has the initial focus; a press outside does nothing. The
 * confirming button takes no press for half a second after the dialog has opened: a double tap on the opener would
 * confirm what has not been read.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmText, onConfirm, onCancel, cancelText = uiTexts.cancel, lang } = props;
  const { busy = false, busyLabel = uiTexts.wait, error, tone = 'danger' } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus();

  function focusCancel(event: Event) {
    event.preventDefault();
    cancelButton.current?.focus();
  }

  return (
    <Radix.Root open onOpenChange={(next) => !next && !busy && onCancel()}>
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
          <div className={styles.confirmation}>
            <Button ref={cancelButton} variant="secondary" disabled={busy} onClick={onCancel}>
              {cancelText}
            </Button>
            <Button
              variant={tone}
              busy={busy}
              busyLabel={busyLabel}
              pause="appears"
              // The second press of a slow double click, whose first press opened the dialog, confirms nothing.
              onClick={({ detail }) => detail < 2 && onConfirm()}
            >
              {confirmText}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
