import { afterEach, beforeAll, expect, test } from 'vitest';
import { sharedSession, readingPages } from './testSession.ts';

const session = sharedSession();

/** Every page that reads, except the payment results, whose texts differ. */
const pages = readingPages.filter(({ path }) => !path.startsWith('/pagamento'));

// Loads the chunk of the login: a page that cannot check a session offline redirects to it.
beforeAll(async () => {
  await session().enter('/login');
  await session().readPage();
});

afterEach(async () => {
  await session().context.setOffline(false);
});

test.each(pages)('$path shows that it is offline, and recovers', async ({ path, person }) => {
  const { page, context, portal, enter, navigate, readPage, takeBrowserErrors } = session();
  portal.reset();
  await enter(path, person);
  await portal.waitForIdle();
  const online = await readPage();
  await context.setOffline(true);
  await enter(path, person);
  await expect
    .poll(async () => (await readPage()).actions.join(), { timeout: 8_000 })
    .toMatch(/Tentar novamente|Try again|Salvar|Save|Entrar/);
  const offline = await readPage();
  expect(offline).toMatchObject({ busy: [], headings: 1 });
  await context.setOffline(false);
  // A page that could not check the session has redirected to the login.
  if (offline.path !== online.path) await navigate(path);
  const retry = page.getByRole('button', { name: /^(Tentar novamente|Try again)$/ });
  for (let tries = 0; tries < 3 && (await retry.count()) > 0; tries += 1) {
    await portal.waitForIdle();
    await readPage();
    if ((await retry.count()) > 0)
      await retry
        .first()
        .click({ timeout: 1_000 })
        .catch(() => undefined);
  }
  await portal.waitForIdle();
  const back = await readPage();
  expect(back).toMatchObject({ path: online.path, busy: [], headings: 1 });
  expect(back.text).not.toMatch(/Tentar novamente|Try again/);
  expect(takeBrowserErrors()).toEqual([]);
});
