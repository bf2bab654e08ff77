import { listOperations, readDocument } from '@raiz/contract/document';
import type { OperationId } from '@raiz/contract';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../journey/browser.ts';
import { faultNames, faults } from './faults.ts';
import { openRoom, type Room } from './room.ts';
import { runCase, type Case } from './runCase.ts';
import { ways } from './ways/index.ts';

/** How many windows work side by side. */
const windows = Number(process.env['MATRIX_WINDOWS'] ?? 3);

/** Operations to try, separated by commas; all without it. */
const only = process.env['MATRIX']?.split(',');
const ids = listOperations(readDocument())
  .map(({ id }) => id)
  .filter((id): id is OperationId => id in ways && (only === undefined || only.includes(id)));

let browser: Browser;
const rooms: Room[] = [];
const outcomes = new Map<string, Promise<string[]>>();

function keyOf({ operation, fault }: Case): string {
  return `${operation} ${fault}`;
}

async function attempt(room: Room, one: Case): Promise<string[]> {
  try {
    return await runCase(room, one);
  } catch (error) {
    const said = await room.page.evaluate(() => document.body.innerText.slice(0, 300)).catch(() => '');
    return [String(error), said, ...room.takeComplaints()];
  }
}

beforeAll(async () => {
  browser = await launchBrowser();
  for (let n = 0; n < windows; n += 1) rooms.push(await openRoom(browser));
  const waiting = [...ids];
  const settle = new Map<string, (wrong: string[]) => void>();
  for (const operation of ids) {
    for (const fault of faultNames) {
      const key = keyOf({ operation, fault });
      outcomes.set(key, new Promise((resolve) => settle.set(key, resolve)));
    }
  }
  for (const room of rooms) {
    void (async () => {
      for (let operation = waiting.shift(); operation; operation = waiting.shift()) {
        for (const fault of faultNames) {
          const one = { operation, fault };
          settle.get(keyOf(one))?.(await attempt(room, one));
        }
      }
    })();
  }
});

afterAll(async () => {
  await Promise.all(rooms.map((room) => room.close()));
  await browser?.close();
});

test('every operation of the contract has a way to it', () => {
  expect(only?.filter((id) => !(id in ways)) ?? [], 'unknown names in MATRIX').toEqual([]);
  expect(
    listOperations(readDocument())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys(ways).toSorted());
});

describe.each(ids)('%s', (operation) => {
  test.each(faultNames.map((fault) => ({ fault, says: faults[fault].says })))('survives $says', async ({ fault }) => {
    const wrong = await outcomes.get(keyOf({ operation, fault }));
    expect(wrong, wrong?.join('\n')).toEqual([]);
  });
});
