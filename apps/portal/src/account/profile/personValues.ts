import { profileMessages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/form/FormField.tsx';
import { isEmail } from '../shared/email.ts';

const messages = profileMessages.edit;

/** Name and e-mail of the member. */
export interface PersonValues {
  name: string;
  email: string;
}

/** Name and e-mail are required, the e-mail in a valid format. */
export const checkPerson: Check<PersonValues> = ({ name, email }) => ({
  name: name.trim() === '' ? messages.nameMissing : undefined,
  email: email.trim() === '' ? messages.emailMissing : isEmail(email) ? undefined : messages.emailInvalid,
});
