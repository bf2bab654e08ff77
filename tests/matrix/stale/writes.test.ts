import { expect, test } from 'vitest';
import { inRoom } from '../inRoom.ts';
import { ways } from '../ways/index.ts';

const room = inRoom();

/**
 * Presses what sends, holds the reply, lets `meanwhile` happen, and lets the reply come in then.
 */
async function sendAndLeave(
  operation: 'updateBankAccount' | 'markLessonComplete',
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { page, portal, open, look } = room();
  const way = ways[operation];
  portal.calm();
  portal.restart();
  way.world?.(portal.mock.world());
  await open(way.path, way.as);
  await look();
  await way.fill?.(page);
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  portal.answer(operation, async (pass) => {
    const answer = await pass();
    await until;
    return answer;
  });
  await way.act?.(page);
  await portal.asked(operation);
  await meanwhile();
  arrive();
  await portal.quiet();
  await page.waitForTimeout(50);
  await portal.quiet();
}

async function become(person: 'trial'): Promise<void> {
  const { page, portal, look } = room();
  const token = await portal.token(person);
  await page.evaluate((next) => {
    localStorage.setItem('token', next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  }, token);
  await portal.quiet();
  await look();
}

test('what somebody saved is not shown to who has logged in since', async () => {
  const { look, portal, takeComplaints } = room();
  await sendAndLeave('updateBankAccount', async () => {
    await become('trial');
    // Nothing that is read after the reply may put right what it did.
    portal.answer('readBankAccount', () => new Promise(() => undefined));
  });
  const seen = await look();
  expect(seen.main).toContain('Olá, João!');
  expect(seen.main).not.toContain('Patrícia Gonçalves');
  expect(seen.main).not.toContain('00098765-4');
  expect(takeComplaints()).toEqual([]);
});

test('a lesson that was marked stays the one that was marked', async () => {
  const { look, goTo, portal, takeComplaints } = room();
  await sendAndLeave('markLessonComplete', async () => {
    await goTo('/curso/aula/5');
    await portal.asked('readLesson', 2);
    await portal.quiet();
    await look();
  });
  const seen = await look();
  expect(seen.path).toBe('/curso/aula/5');
  expect(seen.ways).toContain('Marcar como concluída');
  expect(seen.main).not.toContain('Aula concluída');
  expect(takeComplaints()).toEqual([]);
});

/** Orders in which the replies to the look-ups of 2, 3 and 4 may come in. */
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

test.each(orders)('the sponsor shown is that of the last id: %i, %i, %i', async (...order) => {
  const { page, portal, open, look, takeComplaints } = room();
  portal.calm();
  await open('/cadastro');
  await ways.readSponsor.fill?.(page);
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
    await portal.asked('readSponsor', Number(id) - 1);
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
  expect(await look()).toMatchObject({ busy: [], path: '/cadastro' });
  expect(takeComplaints()).toEqual([]);
});
