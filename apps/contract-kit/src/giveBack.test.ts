import { describe, expect, it } from 'vitest';
import type { MockApi } from '@raiz/mock-server';
import { readJson } from './core/answer.ts';
import type { Send } from './core/send.ts';
import { error, operationOf } from './testDefects/plant.ts';
import { demoAccounts, demoApi, runKit, toolsOf } from './testKit.ts';

/** The checks that change what the accounts of a run had before. */
const checks = [
  'accept.updateProfile',
  'accept.changePassword',
  'accept.updateBankAccount',
  'flow.profile',
  'flow.password',
  'flow.bank',
  'race.address',
  'race.profile',
  'race.bank-save',
  'isolation.updateProfile',
  'isolation.changePassword',
  'shape.body.updateProfile',
  'shape.body.updateBankAccount',
  'shape.body.changePassword',
  'shape.large.updateProfile',
  'shape.large.updateBankAccount',
  'shape.large.changePassword',
];

const writes = new Set(['updateProfile', 'changePassword', 'updateBankAccount']);

function isWrite(request: Request): boolean {
  return writes.has(operationOf(request) ?? '');
}

/** Names, addresses, passwords and bank data of the accounts. */
function accountsOf(api: MockApi) {
  const { users, bankAccounts } = api.db();
  const mine = users.filter(({ email }) => Object.values(demoAccounts).some((one) => one.email === email));
  return mine.map(({ id, name, email, password }) => ({
    id,
    name,
    email,
    password,
    bank: bankAccounts.filter(({ user_id }) => user_id === id),
  }));
}

function started() {
  const api = demoApi();
  return { api, before: structuredClone(accountsOf(api)) };
}

/** Backends that refuse, take too much, or fail after they stored. */
const backends: readonly { name: string; over: (api: MockApi) => Send }[] = [
  {
    name: 'wants passwords of 8 characters, and addresses and numbers in small',
    over: (api) => async (request) => {
      const text = await request.clone().text();
      const isOdd = /"novaSenha":"[^"]{0,7}"|"email":"[^"]*[A-Z+]|"numero_conta":"[^"\d]/.test(text);
      return isWrite(request) && isOdd ? error(400) : api.fetch(request);
    },
  },
  {
    name: 'takes any current password',
    over: (api) => async (request) => {
      if (operationOf(request) !== 'changePassword') return api.fetch(request);
      const body = Object(readJson(await request.clone().text()));
      const session = api.db().sessions.find(({ token }) => request.headers.get('authorization')?.endsWith(token));
      const user = api.db().users.find(({ id }) => id === session?.user_id);
      const { method, headers, url } = request;
      const sent = JSON.stringify({ ...body, senhaAtual: user?.password });
      return api.fetch(new Request(url, { method, headers, body: sent }));
    },
  },
  {
    name: 'ends the session of who changes the password',
    over: (api) => async (request) => {
      const response = await api.fetch(request.clone());
      const isChanged = operationOf(request) === 'changePassword' && response.ok;
      const { sessions } = api.db();
      if (isChanged)
        sessions.splice(0, sessions.length, ...sessions.filter(({ token }) => !bearerOf(request).endsWith(token)));
      return response;
    },
  },
  {
    name: 'answers 500 after it stored',
    over: (api) => {
      let calls = 0;
      return async (request) => {
        const response = await api.fetch(request.clone());
        calls += Number(isWrite(request) && response.ok);
        return isWrite(request) && response.ok && calls % 2 === 1 ? error(500, 'Falha.') : response;
      };
    },
  },
  {
    name: 'cuts the connection after it stored',
    over: (api) => {
      const cut = new Set<string>();
      return async (request) => {
        const response = await api.fetch(request.clone());
        const id = operationOf(request) ?? '';
        if (!isWrite(request) || !response.ok || cut.has(id)) return response;
        cut.add(id);
        throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
      };
    },
  },
];

function bearerOf(request: Request): string {
  return request.headers.get('authorization') ?? '';
}

describe('the accounts of a run are as before, after a backend that', { timeout: 60_000 }, () => {
  it.each(backends)('$name', async ({ over }) => {
    for (const check of checks) {
      const { api, before } = started();
      await runKit(over(api), { only: [check] }, toolsOf(api));
      expect(accountsOf(api), check).toEqual(before);
    }
  });
});

it('the accounts of a run are as before when it is interrupted after any write', { timeout: 60_000 }, async () => {
  for (const only of checks) {
    for (const last of [1, 2, 3]) {
      const { api, before } = started();
      const stop = new AbortController();
      let calls = 0;
      const send: Send = async (request) => {
        calls += Number(isWrite(request));
        if (isWrite(request) && calls === last) stop.abort('a signal');
        return api.fetch(request);
      };
      await runKit(send, { only: [only] }, toolsOf(api), { stop: stop.signal });
      expect(accountsOf(api), `${only}, ${last}`).toEqual(before);
    }
  }
});
