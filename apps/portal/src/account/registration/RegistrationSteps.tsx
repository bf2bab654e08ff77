import { registrationMessages } from '@raiz/ui/messages/account';
import { FormRail } from '../shared/FormRail.tsx';
import type { Registration } from './useRegistration.ts';

const messages = registrationMessages.steps;

const points = [
  { title: messages.form, text: messages.formText },
  { title: messages.sponsor, text: messages.sponsorText },
  { title: messages.confirmation, text: messages.confirmationText },
];

export type RegistrationStepsProps = Pick<Registration, 'lookup' | 'registration'>;

/** The registration in three steps, beside the form. */
export function RegistrationSteps({ lookup, registration }: RegistrationStepsProps) {
  const current = registration.status === 'success' ? 3 : lookup.status === 'success' ? 2 : 1;
  return <FormRail title={messages.title} points={points} current={current} />;
}
