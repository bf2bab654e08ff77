import { passwordRecoveryMessages as messages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/form/FormField.tsx';
import { isEmail } from '../shared/email.ts';

/** The values of the recovery form. */
export interface RecoveryValues {
  email: string;
}

/** The e-mail is required, in a valid format. */
export const checkRecovery: Check<RecoveryValues> = ({ email }) => {
  if (email.trim() === '') return { email: messages.emailMissing };
  return isEmail(email) ? {} : { email: messages.emailInvalid };
};
