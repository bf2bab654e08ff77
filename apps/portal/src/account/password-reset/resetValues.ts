import { passwordResetMessages as messages } from '@raiz/ui/messages/account';
import type { FieldErrors } from '../../shared/useFormValues.ts';

/** What the reset form holds. */
export interface ResetValues {
  password: string;
  confirmation: string;
}

/** Both are required and must match (spec, section 5). */
export function checkReset({ password, confirmation }: ResetValues): FieldErrors<ResetValues> {
  return {
    password: password === '' ? messages.passwordMissing : undefined,
    confirmation: confirmationError(password, confirmation),
  };
}

function confirmationError(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return messages.confirmPasswordMissing;
  return confirmation === password ? undefined : messages.passwordsDiffer;
}
