import { session } from '@raiz/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetLastLessons } from '../courses/lastLessons.ts';
import { forgetLevels } from '../member/lastLevel.ts';
import { useMemberId } from '../member/useProfile.ts';
import { paths } from '../page/paths.ts';
import { sessionEnd } from './useSession.ts';
import { clearDrafts } from '../unsaved/drafts.ts';
import { askBeforeLeaving } from '../unsaved/unsavedWork.ts';

/**
 * Sair: ends the session and goes to /login, with a navigation state if there is one. Removes what this browser keeps
 * about the person (docs/decisions/0015-what-the-browser-keeps.md), and asks first when work is unsaved.
 */
export function useLogout(): (state?: object) => void {
  const navigate = useNavigate();
  const owner = useMemberId();
  return useCallback(
    (state) => {
      const logOut = () => {
        clearDrafts(owner);
        forgetLastLessons(owner);
        forgetLevels(owner);
        sessionEnd.set('loggedOut');
        session.end();
        void navigate(paths.login, { state });
      };
      askBeforeLeaving(logOut, { endsSession: true });
    },
    [navigate, owner],
  );
}
