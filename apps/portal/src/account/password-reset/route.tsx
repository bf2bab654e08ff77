import { PasswordResetScreen } from './PasswordResetScreen.tsx';
import { useResetToken } from './useResetToken.ts';

/** `/redefinir-senha`: chooses a new password with the token of an e-mail (spec, section 2). */
export function Route() {
  return <PasswordResetScreen token={useResetToken()} />;
}
