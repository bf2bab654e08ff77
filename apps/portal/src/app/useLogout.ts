import { session } from '@raiz/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetLastLessons } from '../shared/courses/lastLessons.ts';
import { forgetLevels } from '../shared/member/lastLevel.ts';
import { paths } from '../shared/page/paths.ts';
import { noteSessionEnd } from '../shared/session/useSession.ts';
import { clearDrafts, draftOwner } from '../shared/unsaved/draftStore.ts';
import { askBeforeLeaving } from '../shared/unsaved/unsavedWork.ts';

/**
 * Sair: ends the session and goes to /login. Removes what this browser keeps about the person
 * (docs/decisions/0015-what-the-browser-keeps.md), and asks first when work is unsaved.
 */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const logOut = () => {
      const owner = draftOwner.current();
      clearDrafts(owner);
      forgetLastLessons(owner);
      forgetLevels(owner);
      noteSessionEnd('loggedOut');
      session.end();
      void navigate(paths.login);
    };
    askBeforeLeaving(logOut, { endsSession: true });
  }, [navigate]);
}
