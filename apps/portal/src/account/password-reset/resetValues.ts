import { passwordResetMessages as messages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/form/FormField.tsx';

/** The values of the reset form. */
export interface ResetValues {
  password: string;
  confirmation: string;
}

/** Both are required and must match. */
export const checkReset: Check<ResetValues> = ({ password, confirmation }) => ({
  password: password === '' ? messages.passwordMissing : undefined,
  confirmation: confirmationError(password, confirmation),
});

function confirmationError(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return messages.confirmPasswordMissing;
  return confirmation === password ? undefined : messages.passwordsDiffer;
}
