import { api } from '../../shared/api.ts';
import { useCall } from '../shared/useCall.ts';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';
import { useResetToken } from './useResetToken.ts';

interface NewPassword {
  token: string;
  novaSenha: string;
}

async function resetPassword(body: NewPassword) {
  const { data } = await api.POST('/redefinir-senha', { body });
  return data;
}

/** `/redefinir-senha`: chooses a new password with the token of an e-mail (spec, section 2). */
export function Route() {
  const token = useResetToken();
  const reset = useCall(resetPassword);
  return (
    <PasswordResetScreen
      hasToken={token !== null}
      reset={reset.now}
      onReset={(novaSenha) => token !== null && reset.run({ token, novaSenha })}
    />
  );
}
