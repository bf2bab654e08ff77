import { operations, type OperationId } from '@raiz/contract';
import { faultOf } from './faults.ts';
import { pageProblems } from './pageProblems.ts';
import { readingPages, routesOf, type ReadingPage } from './readingPages.ts';
import { test, expect, type Session } from './session.ts';

/** An error with a message, no answer, null, and the wrong container. */
const kinds = ['brokenServer', 'dropped', 'null', 'wrongRootType'] as const;

/**
 * Maximum number of requests of one GET operation: one per part of the page that needs it, and one for a part mounted
 * late.
 */
const maxRequests = 5;

/** What header and banner read on every page. */
const surround: readonly OperationId[] = ['readProfile', 'readSubscriptionStatus'];

/** Opens a page while one of its GET operations fails, and returns the problems. */
async function problemsOf(
  session: Session,
  { path, person }: ReadingPage,
  operation: OperationId,
  kind: (typeof kinds)[number],
): Promise<string[]> {
  await session.restart();
  await session.fault(faultOf(kind, operation, 'Frase do servidor.'));
  await session.enter(path, person);
  // A page that fetches endlessly never becomes idle.
  await Promise.race([session.waitForIdle(), session.page.waitForTimeout(3_000)]);
  const seen = await session.readPage();
  await session.page.waitForTimeout(250);
  const calls = session.callsOf(operation);
  const wrong = pageProblems(seen);
  if (calls > maxRequests) wrong.push(`sent ${calls} requests`);
  if (seen.actions.length === 0) wrong.push('no button or link');
  return wrong.concat(session.takeErrors()).map((one) => `${operation} ${kind}: ${one}`);
}

for (const page of readingPages)
  test(`${page.path} keeps working while any one of its reads fails`, async ({ session }) => {
    await session.enter(page.path, page.person);
    await session.waitForIdle();
    await session.readPage();
    const reads = [...new Set(session.calls())].filter((operation) => operations[operation].method === 'GET');
    const wrong: string[] = [];
    for (const operation of reads)
      for (const kind of kinds) wrong.push(...(await problemsOf(session, page, operation, kind)));
    const unnamed = reads.filter(
      (operation) => !surround.includes(operation) && !routesOf(operation).includes(page.route),
    );
    expect(unnamed, `Name ${page.route} in x-telas of these operations in openapi.yaml.`).toEqual([]);
    expect(reads.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
