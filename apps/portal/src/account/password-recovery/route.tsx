import { useLocation } from 'react-router-dom';
import { readCarriedEmail } from '../shared/carriedEmail.ts';
import { PasswordRecoveryScreen } from './PasswordRecoveryScreen.tsx';

/** `/recuperar-senha`: asks for a link to choose a new password (spec, section 2). */
export function Route() {
  return <PasswordRecoveryScreen initialEmail={readCarriedEmail(useLocation().state)} />;
}
