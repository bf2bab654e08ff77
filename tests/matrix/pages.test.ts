import { operations, type OperationId } from '@raiz/contract';
import { expect, test } from 'vitest';
import { answererOf } from './answers.ts';
import { inRoom } from './inRoom.ts';
import { readingPages, type ReadingPage } from './readingPages.ts';
import { faultsOfPage } from './runCase.ts';

const room = inRoom();

/** One of each kind: refused in words, no answer, an answer of nothing, one of another shape. */
const kinds = ['brokenServer', 'dropped', 'null', 'container'] as const;

/**
 * The most that a page asks for the same again by itself: for each part that needs it, and once
 * more when one of them is drawn late.
 */
const patient = 5;

function wait(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Opens a page while one of its reads fails, and says what is wrong. */
async function problemsOf(
  { path, person }: ReadingPage,
  operation: OperationId,
  kind: (typeof kinds)[number],
): Promise<string[]> {
  const { portal, enter, look, takeComplaints } = room();
  portal.calm();
  portal.answer(
    operation,
    answererOf(kind, { operation, text: 'Frase do servidor.', until: new Promise(() => undefined) }),
  );
  await enter(path, person);
  // A page that asks for ever is never quiet.
  await Promise.race([portal.quiet(), wait(3_000)]);
  const seen = await look();
  await wait(250);
  const calls = portal.met.filter((met) => met.operation === operation).length;
  const wrong = faultsOfPage(seen);
  // The browser itself repeats a question whose connection breaks.
  if (kind !== 'dropped' && calls > patient) wrong.push(`asked ${calls} times`);
  if (seen.ways.length === 0) wrong.push('no way on');
  return wrong.concat(takeComplaints()).map((one) => `${operation} ${kind}: ${one}`);
}

test.each(readingPages)('$path stands while any one of its reads fails', { timeout: 120_000 }, async (page) => {
  const { portal, enter, look } = room();
  portal.calm();
  await enter(page.path, page.person);
  await portal.quiet();
  await look();
  const reads = new Set(portal.met.flatMap(({ operation }) => operation ?? []));
  const wrong: string[] = [];
  for (const operation of reads) {
    if (operations[operation].method !== 'GET') continue;
    for (const kind of kinds) wrong.push(...(await problemsOf(page, operation, kind)));
  }
  expect(reads.size).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
