import { toFailure, type Received } from '@raiz/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/session/api.ts';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { accountOf, type BankValues } from './bankAccount.ts';

/** Path of the calls for the bank data. */
export const bankPath = '/perfil/minha-conta-bancaria';

const bankQuery = queryOptions($api.queryOptions('get', bankPath));

/** Reads the bank data of the member; null when there are none yet. A 401 or 403 ends the session. */
export function useBankAccount(): QueryResult<Received<'Conta'> | null> {
  const query = useQuery(bankQuery);
  useBlockedAccount([query.error]);
  // 404 means "none yet" (docs/api-decisions.md#readbankaccount).
  const isNone = query.isError && toFailure(query.error).status === 404;
  return { ...query, data: isNone ? null : query.data?.conta };
}

/** Creates or replaces the account. Returns the answer, or else the body sent. */
export async function storeAccount(isNew: boolean, values: BankValues): Promise<Received<'Conta'>> {
  const body = accountOf(values);
  const { data } = await (isNew ? api.POST(bankPath, { body }) : api.PUT(bankPath, { body }));
  return data?.conta ?? body;
}

/** Shows a stored account from now on. */
export function cacheAccount(conta: Received<'Conta'>): void {
  queryClient.setQueryData(bankQuery.queryKey, { conta });
}
