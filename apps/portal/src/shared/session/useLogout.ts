import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMemberId } from '../member/useProfile.ts';
import { paths } from '../page/paths.ts';
import { askBeforeLeaving } from '../unsaved/unsavedWork.ts';
import { leaveSession } from './sessionEnd.ts';

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
        leaveSession(owner);
        void navigate(paths.login, { state });
      };
      askBeforeLeaving(logOut, { endsSession: true });
    },
    [navigate, owner],
  );
}
