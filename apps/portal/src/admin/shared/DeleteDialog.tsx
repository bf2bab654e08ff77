import type { ErrorTexts, ReadPath } from '@raiz/api-client';
import { ConfirmDialog } from '../../shared/lazy/ConfirmDialog.ts';
import type { WithId } from '../../shared/reads/rows.ts';
import { madeAnyway } from '../../shared/writes/madeAnyway.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { withTitle } from './AdminPage.tsx';
import { goneMessage, type PageMessage } from './PageMessage.tsx';
import { changeRow, isMissing, showStored } from './stored.ts';

/** The texts of the question, the buttons, success and failure. */
interface DeleteDialogTexts {
  title: (values: { title: string }) => string;
  question: string;
  keep: string;
  confirm: string;
  deleting: string;
  success: string;
  failed: string;
}

export interface DeleteDialogProps<Item> {
  /** What kind of item it is. */
  kind: Parameters<typeof showStored>[0];
  /** What to delete. */
  item: Item;
  /** Sends the deletion. */
  send: (item: Item) => Promise<unknown>;
  /** Reads the list of the item as the server has it now. */
  read: () => Promise<readonly ({ id: number | null } | null)[]>;
  /** Paths of the reads that the deletion changes. */
  invalidates: readonly ReadPath[];
  /** The texts of the dialog. */
  texts: DeleteDialogTexts;
  /**
   * The messages for a failure.
   * @default `texts.failed`
   */
  failure?: (error: unknown) => ErrorTexts;
  /** Closes the dialog; nothing was deleted. */
  onCancel: () => void;
  /**
   * Called with the message to show, when this dialog or another author has deleted the item.
   * Closes the dialog.
   */
  onDeleted: (item: Item, message: PageMessage) => void;
}

/**
 * Asks before something is deleted (docs/specification.md#confirmations). After a failure the
 * dialog stays and shows why.
 */
export function DeleteDialog<Item extends WithId<{ id: number | null; title: string | null }>>(
  props: DeleteDialogProps<Item>,
) {
  const { kind, item, send, read, invalidates, texts, onCancel, onDeleted } = props;
  const { busy, failure, run } = useWrite(remove, {
    mutationKey: ['delete', texts.question, item.id],
    failure: props.failure ?? { fallback: texts.failed, serverText: false, lang: 'en' },
    invalidates,
    invalidatesOnFailure: invalidates,
    onSuccess: (change, deleted) =>
      onDeleted(deleted, change === 'gone' ? goneMessage(deleted) : { kind: 'deleted', text: texts.success }),
  });

  async function remove(deleted: Item) {
    const isDeleted = () => isMissing(deleted.id, read);
    const change = await changeRow(deleted.id, () => madeAnyway(() => send(deleted), isDeleted), read);
    showStored(kind, deleted.id, null);
    return change;
  }

  return (
    <ConfirmDialog
      lang="en"
      title={texts.title(withTitle(item))}
      cancelText={texts.keep}
      confirmText={texts.confirm}
      busyLabel={texts.deleting}
      busy={busy}
      error={failure?.text}
      onConfirm={() => run(item)}
      onCancel={onCancel}
    >
      {texts.question}
    </ConfirmDialog>
  );
}
