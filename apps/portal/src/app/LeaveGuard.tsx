import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../shared/lazy/ConfirmDialog.ts';
import { useStore } from '../shared/store.ts';
import { askBeforeLeaving, hasUnsaved, leaveQuestion } from '../shared/unsaved/unsavedWork.ts';

/** Redirects, as at the end of a session, and other views of the same page need no confirmation. */
const leavesWork: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== 'REPLACE' && nextLocation.pathname !== currentLocation.pathname && hasUnsaved();

/**
 * The one guard of unsaved work: asks before a link, `navigate`, back or forward leaves it, and
 * before anything that uses `askBeforeLeaving`, in the language of the form. React Router supports
 * one blocker at a time, so only the shell mounts it.
 */
export function LeaveGuard() {
  const blocker = useBlocker(leavesWork);
  const question = useStore(leaveQuestion);

  useEffect(() => {
    if (blocker.state === 'blocked') askBeforeLeaving(blocker.proceed, { onStay: blocker.reset });
  }, [blocker]);

  if (question === null) return null;
  const { texts, lang, draft, leave, stay } = question;

  return (
    <ConfirmDialog
      {...(lang ? { lang } : {})}
      title={texts.title}
      cancelText={texts.stay}
      confirmText={draft === 'discarded' ? texts.logOut : texts.confirm}
      onConfirm={leave}
      onCancel={stay}
    >
      {[texts.question, draft === 'saved' && texts.saved, draft === 'discarded' && texts.discarded]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  );
}
