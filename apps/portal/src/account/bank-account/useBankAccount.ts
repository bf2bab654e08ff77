import { failureText, toFailure, type Schemas } from '@raiz/api-client';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { mapLoad, type Load } from '../../shared/load.ts';
import { $api, queryClient } from '../../shared/queries.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { accountOf, type BankValues } from './bankValues.ts';

const path = '/perfil/minha-conta-bancaria';
const queryKey = $api.queryOptions('get', path).queryKey;

/**
 * Another tab has created or removed the account meanwhile: the next try has to know before it goes
 * the other way.
 */
const outdated: readonly number[] = [404, 409];

/** Creates the account or replaces it, and keeps what the server has made of it, or else what was sent. */
async function send(exists: boolean, values: BankValues): Promise<Schemas['Conta']> {
  const body = accountOf(values);
  const { data } = await (exists ? api.PUT(path, { body }) : api.POST(path, { body }));
  const conta = data?.conta ?? body;
  queryClient.setQueryData(queryKey, { conta });
  return conta;
}

/** The bank data of the member. */
export interface BankAccount {
  /** What is stored; null when there is none yet. */
  account: Load<Schemas['Conta'] | null>;
  /** Creates the account or replaces it. Throws an `ApiFailure`. */
  store: (values: BankValues) => Promise<void>;
}

/** The bank data of the member, and the way to save them. A 401 or 403 ends the session (decisions.md). */
export function useBankAccount(): BankAccount {
  const query = $api.useQuery('get', path);
  const [sent, setSent] = useState<Schemas['Conta'] | null>(null);
  const read = useLoad(query, (error) =>
    failureText(error, { fallback: messages.loadFailed, connection: messages.connectionFailed }),
  );
  // Where no account is an answer of its own, 404 is "none yet" (operations.md, section 2).
  const isNone = query.isError && toFailure(query.error).status === 404;
  const stored: Load<Schemas['Conta'] | null> = isNone
    ? { state: 'ready', data: null }
    : mapLoad(read, ({ conta }) => conta);
  const exists = stored.state === 'ready' && stored.data !== null;

  async function store(values: BankValues) {
    try {
      setSent(await send(exists, values));
    } catch (error) {
      if (outdated.includes(toFailure(error).status)) await query.refetch();
      throw error;
    }
  }
  useBlockedAccount([query.error]);

  // What was saved is not called missing because the next reading does not know it yet.
  return { account: mapLoad(stored, (conta) => conta ?? sent), store };
}
