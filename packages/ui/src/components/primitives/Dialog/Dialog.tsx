import { ModalFrame, type ModalProps } from './ModalFrame.tsx';
import * as styles from './Dialog.css.ts';

/** Props of Dialog. */
export type DialogProps = ModalProps;

const classes = { panel: styles.dialog, head: styles.head, body: styles.body, actions: styles.actions };

/** A modal dialog in the middle of the window: a question or a short form. */
export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} classes={classes} />;
}
