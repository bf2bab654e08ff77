import { Button, Notice } from '@raiz/ui';
import { trimUnseen } from '@raiz/ui/format';
import { loggedInMessages as messages } from '@raiz/ui/messages/account';
import { useProfile } from '../../shared/member/useProfile.ts';
import { useLogout } from '../../shared/session/useLogout.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { carryEmail } from './carriedEmail.ts';

export interface LoggedInNoticeProps {
  /** The e-mail of the other account, or an empty text. */
  email?: string;
}

/**
 * Says whose account is open on this device, because /login would go to that profile, and offers to leave it. Renders
 * nothing for a visitor. Place it below the links to the login, so that nothing moves when the name arrives.
 */
export function LoggedInNotice({ email = '' }: LoggedInNoticeProps) {
  const isLoggedIn = useSession() !== null;
  const { data, isPending } = useProfile();
  const logOut = useLogout();
  if (!isLoggedIn || isPending) return null;
  const person = trimUnseen(data?.user.name || data?.user.email || '');
  return (
    <Notice
      actions={
        <Button variant="secondary" size="small" onClick={() => logOut(() => carryEmail(email))}>
          {messages.leave}
        </Button>
      }
    >
      {person === '' ? messages.asUnknown : messages.as({ person })}
    </Notice>
  );
}
