import { test, expect } from './session.ts';

/** The answer to a call without a valid session. */
const unauthorized = { operation: '*', status: 401, body: { error: 'Sessão inválida ou expirada.' } } as const;

test('many calls answered with 401 remove the token once and redirect once', async ({ session }) => {
  const { page, mock, fault, clearFaults, enter, readPage } = session;
  await mock.token('member');
  await fault(unauthorized);
  const held = await fault({ ...unauthorized, kind: 'hang' });
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
  // Browsers send six calls at a time to a host: the page's other calls wait.
  await expect.poll(() => mock.hits(held)).toBeGreaterThanOrEqual(5);
  await clearFaults(held);
  const seen = await readPage();
  expect(seen).toMatchObject({ path: '/login', token: null, busy: [] });
  expect(await page.evaluate(() => Reflect.get(window, 'matrixCounts'))).toEqual({ removed: 1, moved: 1 });
});

test('a late 401 for an old token does not end the new session', async ({ session }) => {
  const { page, mock, fault, enter, readPage, clearFaults, logInElsewhere, waitForCall, waitForIdle } = session;
  const [, token] = [await mock.token('member'), await mock.token('member on trial')];
  const held = await fault({ ...unauthorized, kind: 'hang' });
  await enter('/perfil', 'member');
  await expect.poll(() => mock.hits(held)).toBeGreaterThanOrEqual(1);
  // The newest fault applies: later calls get the usual answers.
  await fault({ operation: '*', delay: 0 });
  await logInElsewhere('member on trial');
  await waitForCall('readProfile', 2);
  await clearFaults();
  await waitForIdle();
  const { path, busy, token: storedToken } = await readPage();
  expect({ path, busy, storedToken }).toEqual({ path: '/perfil', busy: [], storedToken: token });
  await page.getByRole('heading', { level: 1, name: 'Olá, João!' }).waitFor();
});
