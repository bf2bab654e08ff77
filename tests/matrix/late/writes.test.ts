import { expect, test } from 'vitest';
import { sharedSession } from '../testSession.ts';
import { triggers } from '../triggers/index.ts';

const session = sharedSession();

/** Sends the write, holds its reply, runs `meanwhile`, then releases the reply. */
async function sendAndLeave(
  operation: 'updateBankAccount' | 'markLessonComplete',
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { page, portal, open, readPage } = session();
  const trigger = triggers[operation];
  portal.reset();
  portal.restart();
  trigger.world?.(portal.mock.world());
  await open(trigger.path, trigger.as);
  await readPage();
  await trigger.fill?.(page);
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  portal.answer(operation, async (pass) => {
    const answer = await pass();
    await until;
    return answer;
  });
  await trigger.act?.(page);
  await portal.waitForRequest(operation);
  await meanwhile();
  arrive();
  await portal.waitForIdle();
  await page.waitForTimeout(50);
  await portal.waitForIdle();
}

async function login(person: 'trial'): Promise<void> {
  const { page, portal, readPage } = session();
  const token = await portal.token(person);
  await page.evaluate((next) => {
    localStorage.setItem('token', next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, token);
  await portal.waitForIdle();
  await readPage();
}

test('a late reply to a save shows nothing to the person who has logged in since', async () => {
  const { readPage, portal, takeBrowserErrors } = session();
  await sendAndLeave('updateBankAccount', async () => {
    await login('trial');
    // A later read must not hide the effect of the reply.
    portal.answer('readBankAccount', () => new Promise(() => undefined));
  });
  const seen = await readPage();
  expect(seen.main).toContain('Olá, João!');
  expect(seen.main).not.toContain('Patrícia Gonçalves');
  expect(seen.main).not.toContain('00098765-4');
  expect(takeBrowserErrors()).toEqual([]);
});

test('a late reply to marking a lesson does not mark the lesson open now', async () => {
  const { readPage, navigate, portal, takeBrowserErrors } = session();
  await sendAndLeave('markLessonComplete', async () => {
    await navigate('/curso/aula/5');
    await portal.waitForRequest('readLesson', 2);
    await portal.waitForIdle();
    await readPage();
  });
  const seen = await readPage();
  expect(seen.path).toBe('/curso/aula/5');
  expect(seen.actions).toContain('Marcar como concluída');
  expect(seen.main).not.toContain('Aula concluída');
  expect(takeBrowserErrors()).toEqual([]);
});

/** Orders in which the sponsor lookups of ids 2, 3 and 4 are answered. */
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each(orders)('shows the sponsor of the last id: %i, %i, %i', async (...order) => {
  const { page, portal, open, readPage, takeBrowserErrors } = session();
  portal.reset();
  await open('/cadastro');
  await triggers.readSponsor.fill?.(page);
  const held: (() => void)[] = [];
  portal.answer('readSponsor', async (pass) => {
    const answer = await pass();
    await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  });
  for (const id of ['2', '3', '4']) {
    await page.getByLabel('ID de indicação', { exact: true }).fill(id);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Cadastrar|Buscando)/ })
      .click();
    await portal.waitForRequest('readSponsor', Number(id) - 1);
  }
  await expect.poll(() => held.length).toBe(3);
  const name = (id: number) => portal.mock.world().users.find((user) => user.id === id)?.name ?? '';
  for (const [done, which] of order.entries()) {
    held[which]?.();
    await page.waitForTimeout(40);
    const main = await page.getByRole('main').innerText();
    const isLastHere = order.slice(0, done + 1).includes(2);
    expect(main.includes(name(4))).toBe(isLastHere);
    expect(main).not.toContain(name(2));
    expect(main).not.toContain(name(3));
  }
  expect(await readPage()).toMatchObject({ busy: [], path: '/cadastro' });
  expect(takeBrowserErrors()).toEqual([]);
});
