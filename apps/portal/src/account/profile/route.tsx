import { useLocation } from '../../shared/router/index.ts';
import { api } from '../../shared/api.ts';
import { readLoginState } from '../../shared/loginState.ts';
import { paths } from '../../shared/paths.ts';
import { useBankAccount } from '../bank-account/useBankAccount.ts';
import type { PasswordValues } from './passwordValues.ts';
import type { PersonValues } from './personValues.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { useProfileReads } from './useProfileReads.ts';
import { useSave } from '../shared/useSave.ts';

/** `/perfil`: the member's own page (spec, section 2). */
export function Route() {
  const { from } = readLoginState(useLocation().state);
  const reads = useProfileReads();
  const { account, save: saveAccount } = useBankAccount();
  const savePerson = useSave((body: PersonValues) => api.PUT('/perfil', { body }));
  const savePassword = useSave(({ current, password }: PasswordValues) =>
    api.PUT('/perfil/senha', { body: { senhaAtual: current, novaSenha: password } }),
  );
  useBlockedAccount([savePerson.error, savePassword.error]);

  return (
    <ProfileScreen
      {...reads}
      savePerson={savePerson}
      savePassword={savePassword}
      account={account}
      saveAccount={saveAccount}
      // Whoever was going to the profile is there.
      {...(from === undefined || from.split('?')[0] === paths.profile ? {} : { from })}
    />
  );
}
