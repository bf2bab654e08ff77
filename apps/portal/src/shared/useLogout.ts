import { session } from '@raiz/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { noteSessionEnd } from './sessionEnd.ts';
import { clearDrafts } from './unsaved/drafts.ts';
import { draftOwner } from './unsaved/draftOwner.ts';
import { leaveSession } from './unsaved/unsavedWork.ts';

/** Sair: removes the stored token and goes to /login (spec, section 2, Global). The person's drafts go too; unsaved work is asked about. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    leaveSession(() => {
      clearDrafts(draftOwner.current());
      noteSessionEnd('left');
      session.end();
      void navigate(paths.login);
    });
  }, [navigate]);
}
