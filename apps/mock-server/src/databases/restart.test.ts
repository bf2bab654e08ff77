import { describe, expect, it } from 'vitest';
import { createMockApi, type MockApiOptions, type DatabaseStore } from '../createMockApi.ts';
import { readStored, storedText } from './storedDatabase.ts';
import { testRequest } from '../shared/testRequest.ts';
import type { DatabaseState } from '../control/routes.ts';

/** Creates a server that can restart with its stored database. */
function restartable(options: MockApiOptions = {}) {
  let text: string | null = null;
  const store: DatabaseStore = {
    load() {
      const stored = text === null ? null : readStored(text);
      return stored && 'db' in stored ? stored : null;
    },
    save(db, setting) {
      text = storedText(db, setting);
    },
  };
  return (more: MockApiOptions = {}) => createMockApi({ ...options, ...more, store });
}

type Api = ReturnType<typeof createMockApi>;

async function logIn(api: Api, email = 'ativa@exemplo.com.br'): Promise<string> {
  const json = { email, password: 'portal123' };
  const { token } = await (await api.fetch(testRequest('POST /api/login', { json }))).json();
  return token;
}

async function readState(api: Api): Promise<DatabaseState> {
  return (await api.fetch(testRequest('GET /__mock/state'))).json();
}

const control = (api: Api, call: string, json: object) => api.fetch(testRequest(`POST /__mock/${call}`, { json }));

describe('a restart', () => {
  it('keeps the clock that was set and stopped, the planned faults, the scenario and the seed', async () => {
    const real = new Date();
    const start = restartable({ clock: () => real });
    const before = start();
    await control(before, 'scenario', { scenario: 'trialEndsTomorrow', seed: 7 });
    await control(before, 'clock', { now: '2030-05-04T12:00:00Z', frozen: true });
    await control(before, 'faults', { operation: 'listVideos', fault: 'status=503', every: 2 });
    const was = await readState(before);
    const is = await readState(start());
    expect(is).toEqual(was);
    expect(is).toMatchObject({ seed: 7, scenario: 'trialEndsTomorrow', clock: { frozen: true } });
    expect(is.clock.now).toBe('2030-05-04T12:00:00.000Z');
    expect(is.faults).toMatchObject([{ operation: 'listVideos', status: 503, every: 2 }]);
  });

  it('keeps a clock that runs ahead running ahead', async () => {
    let real = new Date('2026-11-21T12:00:00Z');
    const start = restartable({ clock: () => real });
    await control(start(), 'clock', { advance: '3d' });
    real = new Date('2026-11-21T13:00:00Z');
    expect((await readState(start())).clock).toMatchObject({ now: '2026-11-24T13:00:00.000Z', frozen: false });
  });

  it('keeps the tokens that were issued, and those that were ended stay so', async () => {
    const start = restartable();
    const before = start();
    const [valid, ended] = [await logIn(before), await logIn(before, 'teste@exemplo.com.br')];
    before.db().sessions = before.db().sessions.filter(({ user_id }) => user_id !== 3);
    await logIn(before, 'inativa@exemplo.com.br');
    const after = start();
    const status = async (token: string) => (await after.fetch(testRequest('GET /api/perfil', { token }))).status;
    expect([await status(valid), await status(ended)]).toEqual([200, 401]);
  });

  it('never gives one person the token of another, though a numbered seed repeats its tokens', async () => {
    const start = restartable({ seedNumber: 7 });
    const first = await logIn(start());
    const after = start();
    const second = await logIn(after, 'admin@exemplo.com.br');
    expect(second).not.toBe(first);
    const profile = await (await after.fetch(testRequest('GET /api/perfil', { token: second }))).json();
    expect(profile.user.email).toBe('admin@exemplo.com.br');
  });

  it('with another scenario has its faults', async () => {
    const start = restartable();
    await control(start(), 'faults', { operation: 'listVideos', fault: 'status=503' });
    const state = await readState(start({ scenario: 'serverDown' }));
    expect(state.scenario).toBe('serverDown');
    expect(state.faults.map(({ operation }) => operation)).not.toContain('listVideos');
  });
});
