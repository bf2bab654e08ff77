import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../confirmDialog.ts';
import { leaveQuestion } from './unsavedWork.ts';
import { usePopGuard } from './usePopGuard.ts';

/** Asks before unsaved work is left, in the language of the form concerned. Stands once around all pages. */
export function LeaveGuard() {
  const asked = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current, () => null);
  usePopGuard();

  if (asked === null) return null;
  const { texts, lang, fate, go } = asked;

  function confirm() {
    leaveQuestion.close();
    // The dialog first gives the focus back; then the next page takes it.
    setTimeout(go);
  }

  return (
    <ConfirmDialog
      open
      {...(lang ? { lang } : {})}
      title={texts.title}
      cancelText={texts.stay}
      confirmText={fate === 'lost' ? texts.logOut : texts.confirm}
      onConfirm={confirm}
      onCancel={leaveQuestion.close}
    >
      {texts.question} {fate === 'kept' && texts.kept}
      {fate === 'lost' && texts.lost}
    </ConfirmDialog>
  );
}
