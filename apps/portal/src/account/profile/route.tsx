import { useLocation } from 'react-router-dom';
import { readLoginState } from '../../shared/loginState.ts';
import { paths } from '../../shared/paths.ts';
import { useBankAccount } from '../bank-account/useBankAccount.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { useProfileReads } from './useProfileReads.ts';

/** `/perfil`: the member's own page (spec, section 2). */
export function Route() {
  const { from } = readLoginState(useLocation().state);
  const reads = useProfileReads();
  const { account, store } = useBankAccount();

  return (
    <ProfileScreen
      {...reads}
      account={account}
      storeAccount={store}
      // Whoever was going to the profile is there.
      {...(from === undefined || from.split('?')[0] === paths.profile ? {} : { from })}
    />
  );
}
