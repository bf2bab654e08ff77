import { discardForm, prepareForm } from '../form.ts';
import { test, expect, type Session } from '../session.ts';
import { triggerOf } from '../triggers/index.ts';

/** Sends the write, holds its reply, runs `meanwhile`, then releases the reply. */
async function sendAndLeave(
  session: Session,
  operation: 'updateBankAccount' | 'markLessonComplete',
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { page, mock, fault, clearFaults, waitForIdle } = session;
  discardForm(session);
  await prepareForm(session, operation);
  discardForm(session);
  const held = await fault({ operation, kind: 'hang' });
  await triggerOf(operation).act?.(page);
  await expect.poll(() => mock.hits(held)).toBe(1);
  await meanwhile();
  await clearFaults(held);
  await waitForIdle();
  await page.waitForTimeout(50);
  await waitForIdle();
}

test('a late reply to a save shows nothing to the person who has logged in since', async ({ session }) => {
  const { fault, logInElsewhere, readPage, waitForIdle } = session;
  await sendAndLeave(session, 'updateBankAccount', async () => {
    await logInElsewhere('member on trial');
    await waitForIdle();
    await readPage();
    // A later GET request must not hide the effect of the reply.
    await fault({ operation: 'readBankAccount', kind: 'hang' });
  });
  const seen = await readPage();
  expect(seen.main).toContain('Olá, João!');
  expect(seen.main).not.toContain('Patrícia Gonçalves');
  expect(seen.main).not.toContain('00098765-4');
});

test('a late reply to marking a lesson does not mark the lesson open now', async ({ session }) => {
  const { navigate, readPage, waitForCall, waitForIdle } = session;
  await sendAndLeave(session, 'markLessonComplete', async () => {
    await navigate('/curso/aula/5');
    await waitForCall('readLesson', 2);
    await waitForIdle();
    await readPage();
  });
  const seen = await readPage();
  expect(seen.path).toBe('/curso/aula/5');
  expect(seen.actions).toContain('Marcar como concluída');
  expect(seen.main).not.toContain('Aula concluída');
});

/** Orders of the answers to the sponsor lookups of ids 2, 3 and 4. */
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

for (const order of orders)
  test(`shows the sponsor of the last id: ${order.join(', ')}`, async ({ session }) => {
    const { page, mock, fault, clearFaults, readPage } = session;
    discardForm(session);
    await prepareForm(session, 'readSponsor');
    discardForm(session);
    const held: { arrive: () => Promise<void>; name: string }[] = [];
    for (const id of ['2', '3', '4']) {
      const { name } = await mock.call('GET', `/user-by-id/${id}`);
      const lookup = await fault({ operation: 'readSponsor', kind: 'hang', times: 1 });
      const arrive = async () => {
        const reply = page.waitForResponse(`**/user-by-id/${id}`);
        await clearFaults(lookup);
        await (await reply).finished();
        await page.waitForTimeout(40);
      };
      held.push({ arrive, name: String(name) });
      await page.getByLabel('ID de indicação', { exact: true }).fill(id);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Cadastrar|Buscando)/ })
        .click();
      await expect.poll(() => mock.hits(lookup)).toBe(1);
    }
    const [first, second, last] = held.map(({ name }) => name);
    const main = page.getByRole('main');
    for (const [done, which] of order.entries()) {
      await held[which]?.arrive();
      const isLastHere = order.slice(0, done + 1).includes(2);
      await (isLastHere ? expect(main).toContainText(String(last)) : expect(main).not.toContainText(String(last)));
      await expect(main).not.toContainText(String(first));
      await expect(main).not.toContainText(String(second));
    }
    expect(await readPage()).toMatchObject({ busy: [], path: '/cadastro' });
  });
