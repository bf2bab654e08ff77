import { ConfirmDialog } from '../../shared/confirmDialog.ts';

export interface DeleteDialogTexts {
  title: (values: { title: string }) => string;
  question: string;
  keep: string;
  confirm: string;
  deleting: string;
}

export interface DeleteDialogProps {
  /** What is to be deleted; the dialog is closed while it is null. */
  item: { title: string } | null;
  /** The words of question and buttons. */
  texts: DeleteDialogTexts;
  /** The request is under way. */
  busy: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** Sends the deletion. */
  onConfirm: () => void;
  /** Called by Esc and the button that keeps all as it is. */
  onCancel: () => void;
}

/** Asks the spec's exact question before something is deleted (section 5). Its code comes when it is first opened. */
export function DeleteDialog({ item, texts, busy, error, onConfirm, onCancel }: DeleteDialogProps) {
  if (item === null) return null;
  return (
    <ConfirmDialog
      open
      lang="en"
      title={texts.title(item)}
      cancelText={texts.keep}
      confirmText={texts.confirm}
      busyLabel={texts.deleting}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {texts.question}
    </ConfirmDialog>
  );
}
