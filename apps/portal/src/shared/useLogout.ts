import { session } from '@raiz/api-client';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { noteSessionEnd } from './sessionEnd.ts';

/** Sair: removes the stored token and goes to /login (spec, section 2, Global). */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    noteSessionEnd('left');
    session.end();
    void navigate(paths.login);
  }, [navigate]);
}
