import { ModalFrame, type ModalProps } from '../Dialog/Dialog.tsx';
import * as styles from './Sheet.css.ts';

/** Props of Sheet: those of Dialog. */
export type SheetProps = ModalProps;

const classes = { panel: styles.sheet, head: styles.head, body: styles.body, actions: styles.actions };

/**
 * A modal panel for details, filters or an outline: from the bottom of the window at 768 px and below, else at the
 * right edge, 400 px wide. Title and actions stay visible while the content scrolls. The focus behaves as in Dialog.
 */
export function Sheet(props: SheetProps) {
  return <ModalFrame {...props} classes={classes} />;
}
