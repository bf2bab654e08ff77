import type { ReadPath } from '@raiz/api-client';
import { ConfirmDialog } from '../../shared/lazy/lazyPart.tsx';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { named } from './AdminPage.tsx';

/** The words of question and buttons, and the sentence of a failure. */
interface DeleteDialogTexts {
  title: (values: { title: string }) => string;
  question: string;
  keep: string;
  confirm: string;
  deleting: string;
  failed: string;
}

export interface DeleteDialogProps<Item> {
  /** What to delete. */
  item: Item;
  /** Sends the deletion. */
  send: (item: Item) => Promise<unknown>;
  /** Paths of the reads that the deletion changes. */
  invalidates: readonly ReadPath[];
  /** The words, by their place. */
  texts: DeleteDialogTexts;
  /**
   * The sentence for a failure.
   * @default `texts.failed`
   */
  failureOf?: (error: unknown) => string;
  /** Closes the dialog; nothing was deleted. */
  onCancel: () => void;
  /** Called when the item was deleted. Closes the dialog. */
  onDeleted: (item: Item) => void;
}

/**
 * Asks before something is deleted (docs/specification.md#confirmations). After a failure the
 * question stays and shows why.
 */
export function DeleteDialog<Item extends { title: string | null }>(props: DeleteDialogProps<Item>) {
  const { item, send, invalidates, texts, failureOf = () => texts.failed, onCancel, onDeleted } = props;
  const { busy, error, run } = useWrite(send, { invalidates, onSuccess: (_answer, deleted) => onDeleted(deleted) });

  return (
    <ConfirmDialog
      open
      lang="en"
      title={texts.title(named(item))}
      cancelText={texts.keep}
      confirmText={texts.confirm}
      busyLabel={texts.deleting}
      busy={busy}
      error={error === null ? null : failureOf(error)}
      onConfirm={() => run(item)}
      onCancel={onCancel}
    >
      {texts.question}
    </ConfirmDialog>
  );
}
