import { operations, type OperationId } from '@raiz/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { isUsable, read } from '../../../packages/api-client/src/read.ts';
import { shapes } from '../../../packages/api-client/src/generated/shapes.ts';
import { sharedSession } from '../testSession.ts';
import { randomAnswers, type RandomAnswer } from './bodies.ts';
import { pagesByRead, type ReadPage } from './pagesByRead.ts';
import { renderAll, type Rendering } from './render.ts';
import { startReplay, rightAnswer } from './replay.ts';

const session = sharedSession();

const reads = Object.keys(operations)
  .filter((id): id is OperationId => id in operations)
  .filter((id) => operations[id].method === 'GET');

/** How many answers to each read. */
const count = Number(process.env['RANDOM_ANSWERS'] ?? 1_000);

test('every read of the contract has a page', () => {
  expect(Object.keys(pagesByRead).toSorted()).toEqual(reads.toSorted());
  expect(reads).toHaveLength(28);
});

function isFit(operation: OperationId, { status, body }: RandomAnswer): boolean {
  const { method, path } = operations[operation];
  const shape = shapes[status === 200 ? `${method} ${path}` : `${method} ${path} ${status}`];
  if (shape === undefined) return false;
  try {
    const given: unknown = JSON.parse(body);
    const { data } = read(given, shape);
    // A refusal that holds no more than a refusal is none of the declared answers.
    if (data === undefined || (status !== 200 && !isUsable(data, shape))) return false;
    // `success: false` marks a failure, even with status 200.
    return !(typeof given === 'object' && given !== null && 'success' in given && given.success === false);
  } catch {
    return false;
  }
}

/** The problems of a page after an answer. */
function problemsOf(operation: OperationId, place: ReadPage, answer: RandomAnswer, made: Rendering): string[] {
  const wrong = [...made.wrong];
  const isThere = made.path === place.path;
  const leads = answer.status === 403 || operation === 'readProfile';
  if (!isThere && !leads) wrong.push(`is at ${made.path}`);
  const fits = isFit(operation, answer);
  if (isThere && place.optional !== true && !fits && answer.status !== 404 && answer.status !== 403 && !made.retries)
    wrong.push('no button to try again');
  if (isThere && fits && made.retries && !made.madeOtherRequests && place.validatesIds !== true)
    wrong.push('does not show what is right');
  return wrong.map((one) => `${one} ← ${answer.status} ${answer.body.slice(0, 400)} → ${made.text.slice(0, 160)}`);
}

/** The answers for one of several pages: every `among`-th, from `index` on. */
function shareOf(answers: readonly RandomAnswer[], among: number, index: number): RandomAnswer[] {
  return answers.filter((_, n) => n % among === index);
}

let turn = 0;

async function problemsWith(
  operation: OperationId,
  place: ReadPage,
  answersTo: (right: unknown) => RandomAnswer[],
): Promise<string[]> {
  const { page, portal, takeBrowserErrors } = session();
  portal.reset();
  // Alternates between desktop and phone width, to find overflow.
  await page.setViewportSize({ width: turn % 2 === 0 ? 1280 : 360, height: 900 });
  const answers = answersTo(await rightAnswer(session(), operation, place));
  const task = { path: place.path, form: place.form ?? null, answers, turn: (turn += 1) };
  const made = await page.evaluate(renderAll, task);
  const wrong = made.flatMap((one, n) => {
    const answer = answers[n];
    return answer ? problemsOf(operation, place, answer, one) : [];
  });
  return [...wrong, ...takeBrowserErrors()];
}

beforeAll(async () => {
  await session().page.evaluate(startReplay);
});

describe.each(reads)('%s', (operation) => {
  const all = pagesByRead[operation] ?? [];
  test.each(all.map((place, index) => ({ place, index, path: place.path })))(
    'on $path',
    async ({ place, index }) => {
      const wrong = await problemsWith(operation, place, (right) =>
        shareOf(randomAnswers(operation, [right], count), all.length, index),
      );
      expect(wrong, `${wrong.length} wrong:\n${wrong.slice(0, 12).join('\n')}`).toEqual([]);
    },
    600_000,
  );
});
