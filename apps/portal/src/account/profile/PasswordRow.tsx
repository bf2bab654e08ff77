import { LockIcon, Skeleton } from '@raiz/ui';
import { profileMessages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { EditRow } from '../shared/EditRow.tsx';
import { useToggledForm } from '../shared/useToggledForm.ts';

const messages = profileMessages.password;

const { Part: PasswordForm, preloadHandlers } = lazyPart(
  () => import('./PasswordForm.tsx').then((form) => form.PasswordForm),
  <Skeleton kind="form" rows={3} />,
);

export interface PasswordRowProps {
  /** The e-mail that the member logs in with; null while unknown. */
  email: string | null;
}

/** The row of the password, with the form that changes it. */
export function PasswordRow({ email }: PasswordRowProps) {
  const toggled = useToggledForm();
  return (
    <EditRow texts={messages} icon={<LockIcon size="text" />} toggled={toggled} preloadHandlers={preloadHandlers}>
      <PasswordForm email={email} onSaved={toggled.close} onCancel={toggled.cancel} />
    </EditRow>
  );
}
