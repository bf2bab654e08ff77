import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../../../icons/frame.tsx';
import { hasOpenList } from '../../../internal/hasOpenList.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

/** Props of Dialog. */
export type DialogProps = ModalProps;

const dialogClasses = { panel: styles.dialog, head: styles.head, body: styles.body, actions: styles.actions };

/** A modal dialog in the middle of the window: a question or a short form. */
export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} classes={dialogClasses} />;
}

/** What every modal panel has: Dialog in the middle, Sheet at an edge. */
export interface ModalProps {
  /** Whether it is open. */
  open: boolean;
  /** Called by the close button, the Esc key and a press outside the panel. */
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

interface ModalFrameProps extends ModalProps {
  /** Classes of the panel and its three parts. */
  classes: { panel: string; head: string; body: string; actions: string };
}

/** A modal panel: traps focus until it is closed and then returns it to the previous element. */
export function ModalFrame(props: ModalFrameProps) {
  const { open, onClose, title, children, actions, closeLabel = uiTexts.close, lang, classes } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <Radix.Content
          lang={lang}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => hasOpenList(event.target) && event.preventDefault()}
          onCloseAutoFocus={returnFocus}
          className={classes.panel}
        >
          <div className={classes.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {closeLabel !== null && (
              <div className={styles.close}>
                <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
              </div>
            )}
          </div>
          <div className={classes.body}>{children}</div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Returns focus to the element that had it before a dialog opened. Our dialogs open by state
 * instead of Radix's trigger, so Radix does not know that element. Where none had it, because the
 * dialog opened with its page, the focus goes to the page's heading.
 * @returns a handler for Radix's `onCloseAutoFocus`
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const origin = useRef<Element | null>(null);

  useLayoutEffect(() => {
    if (!open) return;
    // Layout effects run before Radix moves focus into the dialog, which happens in an effect.
    origin.current = document.activeElement;
  }, [open]);

  return (event) => {
    const before = origin.current;
    const element = before === document.body ? document.querySelector('h1') : before;
    if (!(element instanceof HTMLElement) || !element.isConnected) return;
    event.preventDefault();
    element.focus();
  };
}
