import type { APIRequestContext } from '@playwright/test';
import { demoPassword, type Fault } from '@raiz/mock-server';
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

/** The mock server's database of one test. */
export interface Mock {
  /** Returns a token of a demo account; the same for each call of a test. */
  token(account: Account): Promise<string>;
  /**
   * Calls an operation as an account: `call('PUT', '/admin/courses/1', body)`.
   * @throws Error when the answer is not a success
   */
  call(method: string, path: string, body?: object, account?: Account): Promise<Record<string, unknown>>;
  /** Adds a fault, and returns its id. */
  fault(fault: Fault): Promise<number>;
  /** Number of calls that got a fault. */
  hits(fault: number): Promise<number>;
  /** Removes a fault, or all of them; the mock sends their held answers. */
  clearFaults(fault?: number): Promise<void>;
  /** Resets the database: fresh data, no faults, no sessions. */
  reset(): Promise<void>;
}

/** Controls the database that the request context's headers name. */
export function createMock(request: APIRequestContext): Mock {
  const tokens = new Map<Account, string>();

  async function send(method: string, path: string, data?: object, headers = {}): Promise<Record<string, unknown>> {
    const answer = await request.fetch(path, { method, headers, ...(data ? { data } : {}) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    const read: unknown = await answer.json();
    return isObject(read) ? read : {};
  }

  async function token(account: Account): Promise<string> {
    const known = tokens.get(account);
    if (known !== undefined) return known;
    const body = await send('POST', '/api/login', { email: accounts[account], password: demoPassword });
    if (typeof body['token'] !== 'string') throw new Error(`${account} could not log in`);
    tokens.set(account, body['token']);
    return body['token'];
  }

  return {
    token,
    call: async (method, path, body, account = 'admin') =>
      send(method, `/api${path}`, body, { Authorization: `Bearer ${await token(account)}` }),
    fault: async (fault) => Number((await send('POST', '/__mock/faults', fault))['id']),
    async hits(fault) {
      const { faults } = await send('GET', '/__mock/state');
      const found: unknown = Array.isArray(faults) ? faults.find((one) => isObject(one) && one['id'] === fault) : null;
      return isObject(found) ? Number(found['hits']) : 0;
    },
    async clearFaults(fault) {
      await send('DELETE', fault === undefined ? '/__mock/faults' : `/__mock/faults/${fault}`);
    },
    async reset() {
      await send('POST', '/__mock/reset', {});
      tokens.clear();
    },
  };
}
