import { operations, type OperationId } from '@raiz/contract';
import { expect, test } from 'vitest';
import { answererFor } from './answers.ts';
import { sharedSession, readingPages, type ReadingPage } from './testSession.ts';
import { pageProblems } from './runCase.ts';

const session = sharedSession();

/** An error with a message, no answer, null, and the wrong container. */
const kinds = ['brokenServer', 'dropped', 'null', 'container'] as const;

/**
 * The most requests of one read: one per part of the page that needs it, and one for a part mounted
 * late.
 */
const mostRequests = 5;

function wait(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Opens a page while one of its reads fails, and returns the problems. */
async function problemsOf(
  { path, person }: ReadingPage,
  operation: OperationId,
  kind: (typeof kinds)[number],
): Promise<string[]> {
  const { portal, enter, readPage, takeBrowserErrors } = session();
  portal.reset();
  portal.answer(
    operation,
    answererFor(kind, { operation, text: 'Frase do servidor.', until: new Promise(() => undefined) }),
  );
  await enter(path, person);
  // A page that fetches for ever never becomes idle.
  await Promise.race([portal.waitForIdle(), wait(3_000)]);
  const seen = await readPage();
  await wait(250);
  const calls = portal.requests.filter((request) => request.operation === operation).length;
  const wrong = pageProblems(seen);
  // The browser itself repeats a request whose connection breaks.
  if (kind !== 'dropped' && calls > mostRequests) wrong.push(`sent ${calls} requests`);
  if (seen.actions.length === 0) wrong.push('no button or link');
  return wrong.concat(takeBrowserErrors()).map((one) => `${operation} ${kind}: ${one}`);
}

test.each(readingPages)('$path keeps working while any one of its reads fails', { timeout: 120_000 }, async (page) => {
  const { portal, enter, readPage } = session();
  portal.reset();
  await enter(page.path, page.person);
  await portal.waitForIdle();
  await readPage();
  const reads = new Set(portal.requests.flatMap(({ operation }) => operation ?? []));
  const wrong: string[] = [];
  for (const operation of reads) {
    if (operations[operation].method !== 'GET') continue;
    for (const kind of kinds) wrong.push(...(await problemsOf(page, operation, kind)));
  }
  expect(reads.size).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
