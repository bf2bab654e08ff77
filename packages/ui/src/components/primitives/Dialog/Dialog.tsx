import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { CloseIcon } from '../../../icons/frame.tsx';
import { hasOpenList } from '../../../internal/hasOpenList.ts';
import { showCurrent } from '../../../internal/showCurrent.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

/** Props of Dialog. */
export interface DialogProps extends ModalProps {
  /**
   * Whether paper shows the dialog instead of the page; otherwise it shows the page only.
   * @default false
   */
  printed?: boolean;
}

const parts = { head: styles.head, body: styles.body, actions: styles.actions };

/** A modal dialog in the middle of the window: a question or a short form. */
export function Dialog({ printed = false, ...props }: DialogProps) {
  const panel = printed ? styles.printed : styles.dialog;
  return <ModalFrame {...props} classes={{ panel, ...parts }} />;
}

/** Props of every modal panel: Dialog in the middle, Sheet at an edge. Render it only while it is open. */
export interface ModalProps {
  /** Called by the close button, the Esc key and a press outside the panel. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  /** The content. */
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /**
   * Accessible name of the close button in the corner; null for no such button, if an action closes it.
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

/**
 * A modal panel: opens at its current item, traps the focus until it closes, and then returns it (see
 * `useReturnFocus`).
 */
export function ModalFrame(props: ModalFrameProps) {
  const { onClose, title, children, actions, closeLabel = uiTexts.close, lang, classes } = props;
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <Radix.Content
          ref={showCurrent}
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
          {hasContent(actions) && <div className={classes.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Returns focus to the element that had it before a dialog opened. Our dialogs open by state instead of Radix's
 * trigger, so Radix does not know that element. An element that has taken the focus since, such as a message about the
 * dialog's action, keeps it. If the previous element is gone, disabled or was none, because the dialog opened with its
 * page, the focus goes to the page's heading. The caller must unmount Radix's dialog when it closes: a mounted one
 * would take the focus back.
 * @returns a handler for Radix's `onCloseAutoFocus`
 */
export function useReturnFocus(): (event: Event) => void {
  const origin = useRef<Element | null>(null);

  useLayoutEffect(() => {
    // Layout effects run before Radix moves focus into the dialog, which happens in an effect.
    origin.current = document.activeElement;
  }, []);

  return (event) => {
    event.preventDefault();
    const isLost = () => document.activeElement === document.body;
    if (isLost() && origin.current instanceof HTMLElement) origin.current.focus();
    if (isLost()) document.querySelector('h1')?.focus({ preventScroll: true });
  };
}
