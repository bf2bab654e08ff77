import { operations, type OperationId } from '@raiz/contract';
import { beforeEach, expect, test } from 'vitest';
import { inRoom } from './inRoom.ts';

const room = inRoom();

const all = Object.keys(operations).filter((id): id is OperationId => id in operations);

function refused(): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  return new Response('{"error":"Sessão inválida ou expirada."}', { status: 401, headers });
}

beforeEach(() => {
  room().portal.calm();
});

/** Every call waits for this and is refused then. */
function refuseLater(): () => void {
  let refuse: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (refuse = resolve));
  for (const operation of all) {
    room().portal.answer(operation, async () => {
      await until;
      return refused();
    });
  }
  return refuse;
}

test('a storm of refused calls removes the token once and leads to the login once', async () => {
  const { page, portal, enter, look, takeComplaints } = room();
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
  for (const operation of [
    'readProfile',
    'readSubscriptionStatus',
    'readMySponsor',
    'readReferralLink',
    'readBankAccount',
  ] as const) {
    await portal.asked(operation);
  }
  refuse();
  const seen = await look();
  expect(seen).toMatchObject({ path: '/login', token: null, busy: [] });
  expect(await page.evaluate(() => Reflect.get(window, 'matrixCounts'))).toEqual({ removed: 1, moved: 1 });
  expect(takeComplaints()).toEqual([]);
});

test('a late refusal of an old token changes nothing for the person who has logged in since', async () => {
  const { page, portal, enter, look, takeComplaints } = room();
  const refuse = refuseLater();
  await enter('/perfil', 'member');
  await portal.asked('readBankAccount');
  portal.calm();
  const token = await portal.token('trial');
  await page.evaluate((next) => {
    localStorage.setItem('token', next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, token);
  await portal.asked('readProfile');
  refuse();
  await portal.quiet();
  const { path, busy, token: kept } = await look();
  expect({ path, busy, kept }).toEqual({ path: '/perfil', busy: [], kept: token });
  await page.getByRole('heading', { level: 1, name: 'Olá, João!' }).waitFor();
  expect(takeComplaints()).toEqual([]);
});
