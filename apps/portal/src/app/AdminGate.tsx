import { toFailure } from '@raiz/api-client';
import { Loading, PageLayout } from '@raiz/ui';
import { adminPortugueseMessages } from '@raiz/ui/messages/admin';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from '../shared/router/index.ts';
import type { LoginState } from '../shared/loginState.ts';
import { paths } from '../shared/paths.ts';
import { queries } from '../shared/queries.ts';
import { role } from '../shared/role.ts';
import { LeaveGuard } from '../shared/unsaved/LeaveGuard.tsx';

export interface AdminGateProps {
  /** Drawn for administrators alone. */
  children: ReactNode;
}

/**
 * Shows an admin page only to an administrator, by reading the profile on each page, whatever was known before (spec, section 6):
 * 'Checando permissão...' meanwhile, a non-admin goes to /perfil, a failed profile call to /login with a way to try again. Who loses the
 * role while a page is open goes to /perfil with the next refused call; what was typed stays behind as a draft (operations.md, 1.3).
 * Stands with the guard of unsaved work, whose forms are all in here.
 */
export function AdminGate({ children }: AdminGateProps) {
  const { pathname, search } = useLocation();
  const profile = queries.useQuery('get', '/perfil', undefined, { refetchOnMount: 'always' });
  const [passed, setPassed] = useState(false);
  const refusals = useSyncExternalStore(role.subscribe, role.refusals);
  const [refusalsBefore] = useState(refusals);
  // Once inside, a later failure must not throw anybody out of a form.
  if (!passed && profile.isFetchedAfterMount && profile.isSuccess) setPassed(true);

  if (refusals !== refusalsBefore) return <Navigate to={paths.profile} replace />;
  // Pending once inside: the token was written anew, and what was read with the old one is forgotten.
  if (profile.isPending || (!passed && !profile.isFetchedAfterMount)) {
    return (
      <PageLayout>
        <Loading text={adminPortugueseMessages.checkingPermission} showText />
      </PageLayout>
    );
  }
  if (passed && profile.data?.user.is_admin) {
    return (
      <>
        {children}
        <LeaveGuard />
      </>
    );
  }
  if (passed && profile.data) return <Navigate to={paths.profile} replace />;
  // A 401 has removed the token already, and the session's gate takes over.
  if (toFailure(profile.error).status === 401) return null;
  const state: LoginState = { notice: adminPortugueseMessages.permissionFailed, from: pathname + search, stay: true };
  return <Navigate to={paths.login} replace state={state} />;
}
