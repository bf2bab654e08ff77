import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../../icons/frame.tsx';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called by the close button, the Esc key and a press outside the dialog. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  /** The content. */
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /**
   * Accessible name of the close button in the corner; null for no such button, where an action
   * closes it.
   * @default 'Fechar'
   */
  closeLabel?: string | null;
  /** Language of the content when it is not Portuguese, such as "en". */
  lang?: string;
}

/** A modal dialog: traps focus until it is closed and then returns it to the previous element. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, closeLabel = uiTexts.close, lang } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <Radix.Content
          lang={lang}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={styles.dialog}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {closeLabel !== null && (
              <div className={styles.close}>
                <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
              </div>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
