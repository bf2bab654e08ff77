import { describe, expect, it, vi } from 'vitest';
import { seedDatabase } from './seed/seedDatabase.ts';
import { ContractViolation } from './api/answerApi.ts';
import { createMockApi, type DatabaseStore } from './createMockApi.ts';
import { readStored, storedText } from './databases/storedDatabase.ts';
import { testRequest } from './shared/testRequest.ts';
import type { Database } from './core/database.ts';

const credentials = { email: 'ativa@exemplo.com.br', password: 'portal123' };

/** A store that holds databases as text, like the real ones, and counts saves. */
function memoryStore(first: Database | null = null) {
  const saved = { text: first && storedText(first), saves: 0, isStale: false };
  const store: DatabaseStore = {
    load() {
      const stored = saved.text === null ? null : readStored(saved.text);
      saved.isStale = false;
      return stored && 'db' in stored ? stored : null;
    },
    save(db, setting) {
      saved.text = storedText(db, setting);
      saved.saves += 1;
    },
    isStale: () => saved.isStale,
  };
  return { saved, store };
}

describe('an answer against the contract', () => {
  const plant = (db: Database) => {
    const mariana = db.users.find((user) => user.id === 2);
    if (mariana) mariana.name = 'x'.repeat(151);
    db.sessions.push({ token: 'mariana', user_id: 2 });
  };

  it('makes fetch reject with the operation, the status and the pointer', async () => {
    const api = createMockApi();
    plant(api.db());
    const failure = api.fetch(testRequest('GET /api/perfil', { token: 'mariana' }));
    await expect(failure).rejects.toThrow(
      'readProfile answers against the contract. GET /perfil 200: /user/name must keep to maxLength 150.',
    );
    await expect(failure).rejects.toBeInstanceOf(ContractViolation);
  });

  it('is a field too many as well', async () => {
    const api = createMockApi();
    const [course] = api.db().courses;
    Object.assign(course ?? {}, { autor: 'Mariana' });
    await expect(api.fetch(testRequest('GET /api/courses'))).rejects.toThrow(
      'GET /courses 200: /0/autor is not declared.',
    );
  });

  it('becomes a logged 500 when the mock is not strict', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const api = createMockApi({ strict: false });
    plant(api.db());
    const response = await api.fetch(testRequest('GET /api/perfil', { token: 'mariana' }));
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: 'Erro interno do servidor.', code: 'erro_interno' },
    ]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('/user/name'));
    log.mockRestore();
  });
});

describe('the database', () => {
  it('is the demo database of the clock by default', () => {
    const api = createMockApi({ clock: () => new Date(2030, 0, 10, 12) });
    expect(api.db().subscriptions.find((row) => row.user_id === 3)?.end_date).toBe('2030-01-15');
  });

  it('is not the seed itself, and reset brings the seed back', async () => {
    const seed = seedDatabase(new Date());
    const before = JSON.stringify(seed);
    const api = createMockApi({ seed });
    await api.fetch(testRequest('POST /api/login', { json: credentials }));
    expect(api.db().sessions).toHaveLength(1);
    expect(JSON.stringify(seed)).toBe(before);
    api.reset();
    expect(JSON.stringify(api.db())).toBe(before);
  });

  it('does not change with what was answered', async () => {
    const api = createMockApi();
    const response = await api.fetch(testRequest('GET /api/courses'));
    const courses: unknown = await response.json();
    if (Array.isArray(courses)) courses.length = 0;
    expect(api.db().courses.length).toBeGreaterThan(0);
  });

  it('of two mocks is not shared', async () => {
    const [one, other] = [createMockApi(), createMockApi()];
    await one.fetch(testRequest('POST /api/login', { json: credentials }));
    expect([one.db().sessions.length, other.db().sessions.length]).toEqual([1, 0]);
  });
});

describe('a store', () => {
  it('gets the seed at once, then the database after every request that may change it', async () => {
    const { saved, store } = memoryStore();
    const api = createMockApi({ store });
    expect(saved.saves).toBe(1);
    await api.fetch(testRequest('GET /api/courses'));
    expect(saved.saves).toBe(1);
    await api.fetch(testRequest('POST /api/login', { json: credentials }));
    expect(saved.saves).toBe(2);
    expect(store.load()?.db.sessions).toEqual(api.db().sessions);
    const token = api.db().mailTokens.find((row) => row.user_id === 6)?.token ?? '';
    await api.fetch(testRequest(`GET /__mock/confirm?token=${token}`));
    expect(store.load()?.db.users.find((row) => row.id === 6)?.confirmed).toBe(true);
    api.reset();
    expect(store.load()?.db.sessions).toEqual([]);
  });

  it('gives the database of the last run', async () => {
    const db = seedDatabase(new Date());
    db.sessions.push({ token: 'mariana', user_id: 2 });
    const { saved, store } = memoryStore(db);
    const response = await createMockApi({ store }).fetch(testRequest('GET /api/perfil', { token: 'mariana' }));
    expect([response.status, saved.saves]).toEqual([200, 0]);
  });

  it('is read again when someone else has written', async () => {
    const { saved, store } = memoryStore();
    const here = createMockApi({ store });
    const there = createMockApi({ store });
    await there.fetch(testRequest('POST /api/login', { json: credentials }));
    const [session] = there.db().sessions;
    saved.isStale = true;
    const response = await here.fetch(testRequest('GET /api/perfil', { token: session?.token ?? '' }));
    expect(response.status).toBe(200);
  });
});

describe('the origin of links', () => {
  const previewOf = async (
    options: Parameters<typeof createMockApi>[0],
    address = 'http://localhost:4010/api/recuperar-senha',
  ) => {
    const request = new Request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
      body: JSON.stringify({ email: credentials.email }),
    });
    return (await createMockApi(options).fetch(request)).text();
  };

  it('is the address the request was sent to, and no header changes it', async () => {
    expect(await previewOf({})).toContain('"http://localhost:4010/__mock/mails/');
  });

  it('can be set, once or for each request', async () => {
    expect(await previewOf({ origin: 'https://demo.exemplo.com.br' })).toContain(
      '"https://demo.exemplo.com.br/__mock/mails/',
    );
    expect(await previewOf({ origin: (request) => `https://${request.method}.br` })).toContain(
      '"https://POST.br/__mock/mails/',
    );
  });
});
