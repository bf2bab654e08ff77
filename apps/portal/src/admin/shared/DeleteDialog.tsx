import { ConfirmDialog } from '../../shared/confirmDialog.ts';
import { named } from './named.ts';
import type { Deletion } from './useDeletion.ts';

export interface DeleteDialogTexts {
  title: (values: { title: string }) => string;
  question: string;
  keep: string;
  confirm: string;
  deleting: string;
}

export interface DeleteDialogProps {
  /** What to delete, and the request; the dialog is closed while `item` is null. */
  deletion: Pick<Deletion<{ title: string | null }>, 'item' | 'busy' | 'confirm' | 'cancel'>;
  /** The words of question and buttons. */
  texts: DeleteDialogTexts;
  /** Why the last attempt failed, or null. */
  error: string | null;
}

/** Asks before something is deleted (docs/specification.md#confirmations). */
export function DeleteDialog({ deletion, texts, error }: DeleteDialogProps) {
  const { item, busy, confirm, cancel } = deletion;
  if (item === null) return null;
  return (
    <ConfirmDialog
      open
      lang="en"
      title={texts.title(named(item))}
      cancelText={texts.keep}
      confirmText={texts.confirm}
      busyLabel={texts.deleting}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {texts.question}
    </ConfirmDialog>
  );
}
