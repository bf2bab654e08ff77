import { operationIds, operations } from '@raiz/contract';
import { discardForm, prepareForm } from './form.ts';
import { test, expect } from './session.ts';
import { triggerOf } from './triggers/index.ts';

const writes = operationIds.filter((id) => operations[id].method !== 'GET');

/** Turns one click into twenty within a second: ten simultaneous, ten one after another. */
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

for (const operation of writes)
  test(`${operation} is sent once when its button is clicked many times`, async ({ session }) => {
    const { page, callsOf } = session;
    discardForm(session);
    await prepareForm(session, operation);
    await session.fault({ operation, kind: 'hang' });
    const before = callsOf(operation);
    await page.evaluate(clickTwentyTimes);
    await triggerOf(operation).act?.(page);
    await session.waitForCall(operation, before + 1);
    await page.waitForTimeout(1_000);
    await session.clearFaults();
    await session.waitForIdle();
    discardForm(session);
    expect(callsOf(operation) - before).toBe(1);
  });
