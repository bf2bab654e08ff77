import { toFailure, type Received } from '@raiz/api-client';
import { useState } from 'react';
import { api } from '../../shared/session/api.ts';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import type { Query } from '../../shared/reads/stateOf.ts';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { accountOf, type BankValues } from './bankAccount.ts';

const path = '/perfil/minha-conta-bancaria';
const queryKey = $api.queryOptions('get', path).queryKey;

/**
 * Statuses that mean that another tab has created or removed the account: the next save needs the
 * other method.
 */
const outdated: readonly number[] = [404, 409];

/** Creates or replaces the account, and caches the answer, or else the body sent. */
async function send(exists: boolean, values: BankValues): Promise<Received<'Conta'>> {
  const body = accountOf(values);
  const { data } = await (exists ? api.PUT(path, { body }) : api.POST(path, { body }));
  const conta = data?.conta ?? body;
  queryClient.setQueryData(queryKey, { conta });
  return conta;
}

/** The bank data of the member. */
export interface BankAccount {
  /** The stored account; null when there is none yet. */
  account: Query<Received<'Conta'> | null>;
  /** Creates the account or replaces it. Throws an `ApiFailure`. */
  store: (values: BankValues) => Promise<void>;
}

/** Reads and saves the bank data of the member. A 401 or 403 ends the session. */
export function useBankAccount(): BankAccount {
  const query = $api.useQuery('get', path);
  const [sent, setSent] = useState<Received<'Conta'> | null>(null);
  // 404 means "none yet" (docs/api-decisions.md#readbankaccount).
  const isNone = query.isError && toFailure(query.error).status === 404;
  const stored = isNone ? null : query.data?.conta;

  async function store(values: BankValues) {
    try {
      setSent(await send(Boolean(stored), values));
    } catch (error) {
      if (outdated.includes(toFailure(error).status)) await query.refetch();
      throw error;
    }
  }
  useBlockedAccount([query.error]);

  // A refetch may not know a new account yet: the saved one is shown.
  return { account: { ...query, data: stored === null ? sent : stored }, store };
}
