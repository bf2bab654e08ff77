import { listOperations, readDocument } from '@raiz/contract/document';
import type { OperationId } from '@raiz/contract';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { faultNames, faults } from './faults.ts';
import { openTestSession, type TestSession } from './testSession.ts';
import { runCase, type Case } from './runCase.ts';
import { triggers } from './triggers/index.ts';

/** Number of browser pages used in parallel. */
const windows = Number(process.env['MATRIX_WINDOWS'] ?? 3);

/** Operations to test, separated by commas; all by default. */
const only = process.env['MATRIX']?.split(',');
const ids = listOperations(readDocument())
  .map(({ id }) => id)
  .filter((id): id is OperationId => id in triggers && (only === undefined || only.includes(id)));

let browser: Browser;
const sessions: TestSession[] = [];
const outcomes = new Map<string, Promise<string[]>>();

function keyOf({ operation, fault }: Case): string {
  return `${operation} ${fault}`;
}

async function attempt(session: TestSession, one: Case): Promise<string[]> {
  try {
    return await runCase(session, one);
  } catch (error) {
    const said = await session.page.evaluate(() => document.body.innerText.slice(0, 300)).catch(() => '');
    return [String(error), said, ...session.takeBrowserErrors()];
  }
}

beforeAll(async () => {
  browser = await launchBrowser();
  for (let n = 0; n < windows; n += 1) sessions.push(await openTestSession(browser));
  const waiting = [...ids];
  const settle = new Map<string, (wrong: string[]) => void>();
  for (const operation of ids) {
    for (const fault of faultNames) {
      const key = keyOf({ operation, fault });
      outcomes.set(key, new Promise((resolve) => settle.set(key, resolve)));
    }
  }
  for (const session of sessions) {
    void (async () => {
      for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
        for (const fault of faultNames) {
          const one = { operation, fault };
          settle.get(keyOf(one))?.(await attempt(session, one));
        }
      }
    })();
  }
});

afterAll(async () => {
  await Promise.all(sessions.map((session) => session.close()));
  await browser?.close();
});

test('every operation of the contract has a trigger', () => {
  expect(only?.filter((id) => !(id in triggers)) ?? [], 'unknown names in MATRIX').toEqual([]);
  expect(
    listOperations(readDocument())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys(triggers).toSorted());
});

describe.each(ids)('%s', (operation) => {
  test.each(faultNames.map((fault) => ({ fault, says: faults[fault].says })))('survives $says', async ({ fault }) => {
    const wrong = await outcomes.get(keyOf({ operation, fault }));
    expect(wrong, wrong?.join('\n')).toEqual([]);
  });
});
