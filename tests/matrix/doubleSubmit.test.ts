import { operations, type OperationId } from '@raiz/contract';
import { expect, test } from 'vitest';
import { inRoom } from './inRoom.ts';
import { prepare } from './runCase.ts';
import { ways } from './ways/index.ts';

const room = inRoom();

const writes = Object.keys(operations)
  .filter((id): id is OperationId => id in operations)
  .filter((id) => operations[id].method !== 'GET');

/**
 * Twenty clicks in a second where one was meant: ten in one tick, the others one after the other.
 */
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

test.each(writes)('%s is sent once, however often its button is pressed', async (operation) => {
  const { page, portal, takeComplaints } = room();
  const way = ways[operation];
  portal.calm();
  await prepare(room(), operation, way);
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  portal.answer(operation, async (pass) => {
    await until;
    return pass();
  });
  const sent = () => portal.met.filter((met) => met.operation === operation).length;
  const before = sent();
  await page.evaluate(clickTwentyTimes);
  await way.act?.(page);
  await portal.asked(operation, before + 1);
  await page.waitForTimeout(1_000);
  arrive();
  await portal.quiet();
  expect(sent() - before).toBe(1);
  expect(takeComplaints()).toEqual([]);
});
