import { useLocation } from '../../shared/router/index.ts';
import { api } from '../../shared/api.ts';
import { readCarriedEmail } from '../shared/carriedEmail.ts';
import { useCall } from '../shared/useCall.ts';
import { PasswordRecoveryScreen } from './PasswordRecoveryScreen.tsx';

async function requestLink(email: string) {
  const { data } = await api.POST('/recuperar-senha', { body: { email } });
  return data;
}

/** `/recuperar-senha`: asks for a link to choose a new password (spec, section 2). */
export function Route() {
  const { state } = useLocation();
  const request = useCall(requestLink);
  return <PasswordRecoveryScreen initialEmail={readCarriedEmail(state)} request={request} />;
}
