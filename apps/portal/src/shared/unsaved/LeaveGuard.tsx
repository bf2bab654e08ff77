import { session } from '@raiz/api-client';
import { useEffect, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../confirmDialog.ts';
import { askBeforeLeaving, hasUnsaved, leaveQuestion } from './unsavedWork.ts';

/**
 * Redirects, views of the same page, and the end of a session are not ways to leave work behind.
 */
const leavesWork: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  historyAction !== 'REPLACE' &&
  nextLocation.pathname !== currentLocation.pathname &&
  session.token() !== null &&
  hasUnsaved();

/** The browser's own question, for closing the tab, reloading and other sites. */
function warn(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/**
 * The one guard of unsaved work: asks before a link, a `navigate`, back or forward leaves it, and
 * before anything that goes through `askBeforeLeaving`. In the language of the form concerned.
 * React Router supports one blocker at a time, so it stands once.
 */
export function LeaveGuard() {
  const blocker = useBlocker(leavesWork);
  const asked = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current, () => null);
  useBeforeUnload(warn);

  useEffect(() => {
    if (blocker.state === 'blocked') askBeforeLeaving(blocker.proceed, { stay: blocker.reset });
  }, [blocker]);

  if (asked === null) return null;
  const { texts, lang, fate, go, stay } = asked;

  function confirm() {
    leaveQuestion.close();
    // The dialog gives the focus back in a timer of its own once it is gone; the next page takes it
    // after that.
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
      onCancel={stay}
    >
      {texts.question} {fate === 'kept' && texts.kept}
      {fate === 'lost' && texts.lost}
    </ConfirmDialog>
  );
}
