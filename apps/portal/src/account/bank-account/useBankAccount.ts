import { toFailure, type Received, type Schemas } from '@raiz/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOrThrow } from '../../shared/session/api.ts';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';

/** Path of the calls for the bank data. */
export const bankPath = '/perfil/minha-conta-bancaria';

const bankQuery = queryOptions($api.queryOptions('get', bankPath));

/** A 404 means "none yet" (docs/api-decisions.md#readbankaccount). */
function isNone(error: unknown): boolean {
  return toFailure(error).status === 404;
}

/** Reads the bank data of the member; null when there are none yet. A 401 or 403 ends the session. */
export function useBankAccount(): QueryResult<Received<'Conta'> | null> {
  const query = useQuery(bankQuery);
  useBlockedAccount([query.error]);
  return { ...query, data: query.isError && isNone(query.error) ? null : query.data?.conta };
}

/** Reads the account as the server has it now; null when there is none. Throws an `ApiFailure`. */
export async function readAccount(): Promise<Received<'Conta'> | null> {
  const account = await api.GET(bankPath).then(
    (answer) => dataOrThrow(answer).conta,
    (error: unknown) => {
      if (isNone(error)) return null;
      throw error;
    },
  );
  cacheAccount(account);
  return account;
}

/** Creates the account, or replaces the one that was read last. Shows the answer, or else the body sent. */
export async function storeAccount(body: Required<Schemas['DadosBancarios']>): Promise<void> {
  const isNew = queryClient.getQueryData(bankQuery.queryKey)?.conta == null;
  const { data } = await (isNew ? api.POST(bankPath, { body }) : api.PUT(bankPath, { body }));
  cacheAccount(data?.conta ?? body);
}

function cacheAccount(conta: Received<'Conta'> | null): void {
  queryClient.setQueryData(bankQuery.queryKey, { conta });
}
