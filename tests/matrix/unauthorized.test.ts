import { operations, type OperationId } from '@raiz/contract';
import { beforeEach, expect, test } from 'vitest';
import { sharedSession } from './testSession.ts';

const session = sharedSession();

const all = Object.keys(operations).filter((id): id is OperationId => id in operations);

function refused(): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return new Response('{"error":"Sessão inválida ou expirada."}', { status: 401, headers });
}

beforeEach(() => {
  session().portal.reset();
});

/** Holds every call; the returned function answers them all with 401. */
function refuseLater(): () => void {
  let refuse: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (refuse = resolve));
  for (const operation of all) {
    session().portal.answer(operation, async () => {
      await until;
      return refused();
    });
  }
  return refuse;
}

test('many calls answered with 401 remove the token once and redirect once', async () => {
  const { page, portal, enter, readPage, takeBrowserErrors } = session();
  const refuse = refuseLater();
  await page.evaluate(() => {
    const counts = { removed: 0, moved: 0 };
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = function remove(key) {
      if (key === 'token') counts.removed += 1;
      removeItem.call(this, key);
    };
    const { replaceState } = history;
    history.replaceState = (data: unknown, unused: string, url?: string | URL | null) => {
      if (String(url).includes('/login')) counts.moved += 1;
      replaceState.call(history, data, unused, url);
    };
    Object.assign(window, { matrixCounts: counts });
  });
  await enter('/perfil', 'member');
  // Browsers send six calls at a time to a host: the page's others wait.
  for (const operation of [
    'readProfile',
    'readSubscriptionStatus',
    'readMySponsor',
    'readReferralLink',
    'readQualification',
  ] as const) {
    await portal.waitForRequest(operation);
  }
  refuse();
  const seen = await readPage();
  expect(seen).toMatchObject({ path: '/login', token: null, busy: [] });
  expect(await page.evaluate(() => Reflect.get(window, 'matrixCounts'))).toEqual({ removed: 1, moved: 1 });
  expect(takeBrowserErrors()).toEqual([]);
});

test('a late 401 for an old token does not end the new session', async () => {
  const { page, portal, enter, readPage, takeBrowserErrors } = session();
  const refuse = refuseLater();
  await enter('/perfil', 'member');
  await portal.waitForRequest('readProfile');
  portal.reset();
  const token = await portal.token('trial');
  await page.evaluate((next) => {
    localStorage.setItem('token', next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, token);
  await portal.waitForRequest('readProfile');
  refuse();
  await portal.waitForIdle();
  const { path, busy, token: kept } = await readPage();
  expect({ path, busy, kept }).toEqual({ path: '/perfil', busy: [], kept: token });
  await page.getByRole('heading', { level: 1, name: 'Olá, João!' }).waitFor();
  expect(takeBrowserErrors()).toEqual([]);
});
