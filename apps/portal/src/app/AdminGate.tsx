import { toFailure } from '@raiz/api-client';
import { Loading, PageLayout, Skeleton } from '@raiz/ui';
import { adminAccessMessages } from '@raiz/ui/messages/admin';
import { headerMessages } from '@raiz/ui/messages/global';
import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useProfile } from '../shared/member/useProfile.ts';
import { paths } from '../shared/page/paths.ts';
import { ScreenHeader } from '../shared/page/ScreenHeader.tsx';
import { adminRejections } from '../shared/session/adminRejections.ts';
import { type LoginState, wayBack } from '../shared/session/loginState.ts';
import { memberOfTab } from '../shared/session/sessionEnd.ts';
import { useStore } from '../shared/store.ts';
import { usePage } from './page.tsx';

/** Layout route of the admin pages: each checks the role (docs/specification.md#admin-access). */
export function Route() {
  const { pathname } = useLocation();
  return <AdminCheck key={pathname} />;
}

/** The shape of an admin page. */
function AdminSkeleton() {
  const page = usePage();
  return (
    <PageLayout>
      <ScreenHeader isLoading above={page?.name !== 'adminCourses' && <Skeleton kind="line" />}>
        {headerMessages.adminCourses}
      </ScreenHeader>
      <Loading text={adminAccessMessages.checkingPermission} showText>
        <Skeleton kind={page?.kind ?? 'form'} />
      </Loading>
    </PageLayout>
  );
}

/**
 * Shows an admin page only to an administrator. Always refetches the profile, with 'Checando
 * permissão...' until it arrives. Redirects a member to /perfil, and a failed profile call to
 * /login with a retry. When the member loses the role while the page is open, the next call that the server rejects
 * redirects to /perfil; typed text stays as a draft.
 */
function AdminCheck() {
  const location = useLocation();
  const profile = useProfile({ refetchOnMount: 'always' });
  const [passed, setPassed] = useState(false);
  const rejections = useStore(adminRejections);
  const [rejectionsBefore] = useState(rejections);
  // A later failure must not close a form.
  if (!passed && profile.isFetchedAfterMount && profile.isSuccess) setPassed(true);

  if (rejections !== rejectionsBefore) return <Navigate to={paths.profile} replace />;
  // Also pending once passed: a new token empties the cache.
  if (profile.isPending || (!passed && !profile.isFetchedAfterMount)) {
    return <AdminSkeleton />;
  }
  if (passed && profile.data?.user.is_admin) return <Outlet />;
  if (passed && profile.data) return <Navigate to={paths.profile} replace />;
  // A 401 has ended the session: `MemberGate` redirects.
  if (toFailure(profile.error).status === 401) return null;
  const state: LoginState = {
    notice: adminAccessMessages.permissionFailed,
    ...wayBack(location, memberOfTab()),
    stay: true,
  };
  return <Navigate to={paths.login} replace state={state} />;
}
