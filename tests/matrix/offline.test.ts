import { afterEach, beforeAll, expect, test } from 'vitest';
import { inRoom } from './inRoom.ts';
import { readingPages } from './readingPages.ts';

const room = inRoom();

/** Each has been open before, so that its code is there. */
const pages = readingPages.filter(({ path }) => !path.startsWith('/pagamento'));

// Whoever cannot be asked for their rights is sent there.
beforeAll(async () => {
  await room().enter('/login');
  await room().look();
});

afterEach(async () => {
  await room().context.setOffline(false);
});

test.each(pages)('$path says that it is offline, and comes back', async ({ path, person }) => {
  const { page, context, portal, enter, goTo, look, takeComplaints } = room();
  portal.calm();
  await enter(path, person);
  await portal.quiet();
  const online = await look();
  await context.setOffline(true);
  await enter(path, person);
  await expect
    .poll(async () => (await look()).ways.join(), { timeout: 8_000 })
    .toMatch(/Tentar novamente|Try again|Salvar|Save|Entrar/);
  const offline = await look();
  expect(offline).toMatchObject({ busy: [], headings: 1 });
  await context.setOffline(false);
  // A page that could not ask who it is for has led to the login.
  if (offline.path !== online.path) await goTo(path);
  const retry = page.getByRole('button', { name: /^(Tentar novamente|Try again)$/ });
  for (let tries = 0; tries < 3 && (await retry.count()) > 0; tries += 1) {
    await portal.quiet();
    await look();
    if ((await retry.count()) > 0)
      await retry
        .first()
        .click({ timeout: 1_000 })
        .catch(() => undefined);
  }
  await portal.quiet();
  const back = await look();
  expect(back).toMatchObject({ path: online.path, busy: [], headings: 1 });
  expect(back.text).not.toMatch(/Tentar novamente|Try again/);
  expect(takeComplaints()).toEqual([]);
});
