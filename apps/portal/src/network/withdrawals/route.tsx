import { toFailure } from '@raiz/api-client';
import { withdrawalsMessages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import type { Withdrawal } from './withdrawals.ts';
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';

const newest = ({ withdrawals }: { withdrawals: readonly Withdrawal[] }) => newestFirst(withdrawals, (one) => one);

/**
 * `/perfil/saques`: reads the withdrawals, and beside them whether there are bank data to pay them to. When that cannot be
 * read nothing is said of it: the withdrawals are what the page is for.
 */
export function Route() {
  const query = $api.useQuery('get', '/withdrawals', undefined, { select: newest });
  const bank = $api.useQuery('get', '/perfil/minha-conta-bancaria');
  // 404 means "none yet" as well (operations.md, section 2).
  const isBankMissing = bank.isError ? toFailure(bank.error).status === 404 : bank.data?.conta === null;

  return <WithdrawalsScreen load={toLoad(query, withdrawalsMessages.loadFailed)} isBankMissing={isBankMissing} />;
}
