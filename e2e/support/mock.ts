import type { APIRequestContext } from '@playwright/test';
import { demoPassword } from '@raiz/mock-server';
import { isObject } from '@raiz/api-client/rules';

/** The demo accounts, by role (docs/specification.md#roles) and subscription. */
export const accounts = {
  member: 'ativa@exemplo.com.br',
  'member on trial': 'teste@exemplo.com.br',
  'member without a plan': 'inativa@exemplo.com.br',
  'member who canceled': 'cancelada@exemplo.com.br',
  admin: 'admin@exemplo.com.br',
} as const;

/** Name of a demo account. */
export type Account = keyof typeof accounts;

/** The mock server's world of one test. */
export interface Mock {
  /** A token of a demo account; the same for each call of a test. */
  token(account: Account): Promise<string>;
  /**
   * Calls an operation as an account: `call('PUT', '/admin/courses/1', body)`.
   * @throws Error when the answer is no success
   */
  call(method: string, path: string, body?: object, account?: Account): Promise<Record<string, unknown>>;
}

/** Controls the world that the request context's headers name. */
export function createMock(request: APIRequestContext): Mock {
  const tokens = new Map<Account, string>();

  async function token(account: Account): Promise<string> {
    const known = tokens.get(account);
    if (known !== undefined) return known;
    const answer = await request.post('/api/login', { data: { email: accounts[account], password: demoPassword } });
    const body: unknown = await answer.json();
    if (!isObject(body) || typeof body['token'] !== 'string') throw new Error(`${account} could not log in`);
    tokens.set(account, body['token']);
    return body['token'];
  }

  return {
    token,
    async call(method, path, body, account = 'admin') {
      const headers = { Authorization: `Bearer ${await token(account)}` };
      const answer = await request.fetch(`/api${path}`, { method, headers, ...(body ? { data: body } : {}) });
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
      const read: unknown = await answer.json();
      return isObject(read) ? read : {};
    },
  };
}
