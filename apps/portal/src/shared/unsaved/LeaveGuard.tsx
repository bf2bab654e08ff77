import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../confirmDialog.ts';
import { useStepGuard } from '../router/index.ts';
import { hasUnsaved, leave } from './leaving.ts';
import { leaveQuestion } from './unsavedWork.ts';

const steps = { applies: hasUnsaved, ask: leave };

/** Asks before unsaved work is left, in the language of the form concerned. Stands beside the pages that have such forms, in the admin area's gate. */
export function LeaveGuard() {
  const asked = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current, () => null);
  useStepGuard(steps);

  if (asked === null) return null;
  const { texts, lang, fate, go } = asked;

  function confirm() {
    leaveQuestion.close();
    // The dialog gives the focus back in a timer of its own, which it starts when it is gone; the next page takes it after that.
    setTimeout(() => setTimeout(go));
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
