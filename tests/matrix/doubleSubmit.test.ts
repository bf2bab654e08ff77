import { operations, type OperationId } from '@raiz/contract';
import { expect, test } from 'vitest';
import { sharedSession } from './testSession.ts';
import { prepare } from './runCase.ts';
import { triggers } from './triggers/index.ts';

const session = sharedSession();

const writes = Object.keys(operations)
  .filter((id): id is OperationId => id in operations)
  .filter((id) => operations[id].method !== 'GET');

/** Turns one click into twenty within a second: ten at once, ten one after the other. */
function clickTwentyTimes(): void {
  const again = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!event.isTrusted || !button) return;
    document.removeEventListener('click', again, true);
    for (let n = 0; n < 9; n += 1) button.click();
    for (let n = 1; n <= 10; n += 1) setTimeout(() => button.click(), n * 90);
  };
  document.addEventListener('click', again, true);
}

test('the contract has 25 writes', () => {
  expect(writes).toHaveLength(25);
});

test.each(writes)('%s is sent once when its button is clicked many times', async (operation) => {
  const { page, portal, takeBrowserErrors } = session();
  const trigger = triggers[operation];
  portal.reset();
  await prepare(session(), operation, trigger);
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  portal.answer(operation, async (pass) => {
    await until;
    return pass();
  });
  const sent = () => portal.requests.filter((request) => request.operation === operation).length;
  const before = sent();
  await page.evaluate(clickTwentyTimes);
  await trigger.act?.(page);
  await portal.waitForRequest(operation, before + 1);
  await page.waitForTimeout(1_000);
  arrive();
  await portal.waitForIdle();
  expect(sent() - before).toBe(1);
  expect(takeBrowserErrors()).toEqual([]);
});
