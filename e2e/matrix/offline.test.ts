import { readingPages } from './readingPages.ts';
import { test as sessionTest, expect } from './session.ts';

/** Every page that reads from the API, except the payment results, whose texts differ. */
const pages = readingPages.filter(({ path }) => !path.startsWith('/pagamento'));

const test = sessionTest.extend({
  session: async ({ session }, use) => {
    // Loads the chunk of the login: a page that cannot check a session offline redirects to it.
    await session.enter('/login');
    await session.readPage();
    await use(session);
    await session.context.setOffline(false);
  },
});

for (const { path, person } of pages)
  test(`${path} shows that it is offline, and recovers`, async ({ session }) => {
    const { page, context, enter, navigate, readPage, waitForIdle } = session;
    await enter(path, person);
    await waitForIdle();
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
      await waitForIdle();
      await readPage();
      if ((await retry.count()) > 0)
        await retry
          .first()
          .click({ timeout: 1_000 })
          .catch(() => undefined);
    }
    await waitForIdle();
    const back = await readPage();
    expect(back).toMatchObject({ path: online.path, busy: [], headings: 1 });
    expect(back.text).not.toMatch(/Tentar novamente|Try again/);
  });
