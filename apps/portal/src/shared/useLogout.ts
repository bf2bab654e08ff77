import { session } from '@raiz/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetLastLessons } from './forgetLastLessons.ts';
import { noteLeave } from './onLeave.ts';
import { paths } from './paths.ts';
import { noteSessionEnd } from './sessionEnd.ts';
import { clearDrafts } from './unsaved/clearDrafts.ts';
import { draftOwner } from './unsaved/draftOwner.ts';
import { askBeforeLeaving } from './unsaved/unsavedWork.ts';

/** Sair: removes the stored token and goes to /login (spec, section 2, Global). What this browser knows of
 * the person goes too (docs/decisions/0015); unsaved work is asked about. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const logOut = () => {
      const owner = draftOwner.current();
      clearDrafts(owner);
      forgetLastLessons(owner);
      noteSessionEnd('left');
      session.end();
      noteLeave();
      void navigate(paths.login);
    };
    askBeforeLeaving(logOut, { ending: true });
  }, [navigate]);
}
