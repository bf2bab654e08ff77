import { toFailure } from '@raiz/api-client';
import { withdrawalsMessages } from '@raiz/ui/messages/network';
import { mapLoad, toLoad } from '../../shared/load.ts';
import { queries } from '../../shared/queries.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';

/**
 * `/perfil/saques`: reads the withdrawals, and beside them whether there are bank data to pay them to. When that cannot be
 * read nothing is said of it: the withdrawals are what the page is for.
 */
export function Route() {
  const query = queries.useQuery('get', '/withdrawals');
  const bank = queries.useQuery('get', '/perfil/minha-conta-bancaria');
  // 404 means "none yet" as well (operations.md, section 2).
  const isBankMissing = bank.isError ? toFailure(bank.error).status === 404 : bank.data?.conta === null;

  return (
    <WithdrawalsScreen
      load={mapLoad(toLoad(query, withdrawalsMessages.loadFailed), ({ withdrawals }) =>
        newestFirst(withdrawals, (one) => one),
      )}
      isBankMissing={isBankMissing}
    />
  );
}
