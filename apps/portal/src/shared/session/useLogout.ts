import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMemberId } from '../member/useProfile.ts';
import { paths } from '../page/paths.ts';
import { askBeforeLeaving } from '../unsaved/unsavedWork.ts';
import { leaveSession } from './sessionEnd.ts';

/**
 * Sair: ends the session, acts and goes to /login. Removes what this browser keeps about the person
 * (docs/decisions/0015-what-the-browser-keeps.md), and asks first when work is unsaved.
 */
export function useLogout(): (act?: () => void) => void {
  const navigate = useNavigate();
  const owner = useMemberId();
  return useCallback(
    (act) => {
      const logOut = () => {
        leaveSession(owner);
        act?.();
        void navigate(paths.login);
      };
      askBeforeLeaving(logOut, { endsSession: true });
    },
    [navigate, owner],
  );
}
