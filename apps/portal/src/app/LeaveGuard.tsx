import { session } from '@raiz/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../shared/lazy/lazyPart.tsx';
import { askBeforeLeaving, hasUnsaved, leaveQuestion } from '../shared/unsaved/unsavedWork.ts';

/** Redirects, other views of the same page and the end of a session need no confirmation. */
const leavesWork: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== 'REPLACE' &&
  nextLocation.pathname !== currentLocation.pathname &&
  session.token() !== null &&
  hasUnsaved();

/** Shows the browser's own dialog before closing the tab, reloading or opening another site. */
function warn(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/**
 * The one guard of unsaved work: asks before a link, `navigate`, back or forward leaves it, and
 * before anything that uses `askBeforeLeaving`, in the language of the form. React Router supports
 * one blocker at a time, so only the admin layout mounts it.
 */
export function LeaveGuard() {
  const blocker = useBlocker(leavesWork);
  const asked = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current, () => null);
  useBeforeUnload(warn);

  useEffect(() => {
    if (blocker.state === 'blocked') askBeforeLeaving(blocker.proceed, { onStay: blocker.reset });
  }, [blocker]);

  if (asked === null) return null;
  const { texts, lang, fate, leave, stay } = asked;

  function confirm() {
    leaveQuestion.close();
    // The closed dialog restores the focus in a timer; the next page must take the focus after
    // that.
    setTimeout(() => setTimeout(leave));
  }

  return (
    <ConfirmDialog
      open
      {...(lang ? { lang } : {})}
      title={texts.title}
      cancelText={texts.stay}
      confirmText={fate === 'lost' ? texts.logOut : texts.confirm}
      onConfirm={confirm}
      onCancel={stay}
    >
      {[texts.question, fate === 'kept' && texts.kept, fate === 'lost' && texts.lost].filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
}
