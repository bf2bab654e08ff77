import { operations, type OperationId } from '@raiz/contract';
import { isUsable, read } from '../../../packages/api-client/src/read.ts';
import { shapes } from '../../../packages/api-client/src/generated/shapes.ts';
import { expect } from '../session.ts';
import { randomAnswers, type RandomAnswer } from './bodies.ts';
import { pagesByRead, readIds, type ReadPage } from './pagesByRead.ts';
import { renderAll, type Rendering } from './render.ts';
import { rightAnswer, test } from './replay.ts';

/** Number of answers to each GET operation. */
const count = Number(process.env['RANDOM_ANSWERS'] ?? 1_000);

function isFit(operation: OperationId, { status, body }: RandomAnswer): boolean {
  const { method, path } = operations[operation];
  const shape = shapes[status === 200 ? `${method} ${path}` : `${method} ${path} ${status}`];
  if (shape === undefined) return false;
  try {
    const given: unknown = JSON.parse(body);
    const { data } = read(given, shape);
    // An error body without further fields is not one of the declared answers.
    if (data === undefined || (status !== 200 && !isUsable(data, shape))) return false;
    // `success: false` marks a failure, even with status 200.
    return !(typeof given === 'object' && given !== null && 'success' in given && given.success === false);
  } catch {
    return false;
  }
}

/** The problems of a page after an answer. */
function problemsOf(operation: OperationId, target: ReadPage, answer: RandomAnswer, rendering: Rendering): string[] {
  const wrong = [...rendering.wrong];
  const isThere = rendering.path === target.path;
  const leads = answer.status === 403 || operation === 'readProfile';
  if (!isThere && !leads) wrong.push(`is at ${rendering.path}`);
  const fits = isFit(operation, answer);
  if (
    isThere &&
    target.optional !== true &&
    !fits &&
    answer.status !== 404 &&
    answer.status !== 403 &&
    !rendering.retries
  )
    wrong.push('no button to try again');
  if (isThere && fits && rendering.retries && !rendering.madeOtherRequests && target.validatesIds !== true)
    wrong.push('does not show what is right');
  return wrong.map((one) => `${one} ← ${answer.status} ${answer.body.slice(0, 400)} → ${rendering.text.slice(0, 160)}`);
}

/** Every page of every GET operation; the operation's pages share its answers. */
const pages = readIds.flatMap((operation) =>
  pagesByRead[operation].map((target, index, { length }) => ({ operation, target, index, among: length })),
);

for (const [n, { operation, target, index, among }] of pages.entries())
  test(`${operation} on ${target.path}`, async ({ session }) => {
    test.setTimeout(600_000);
    const { page } = session;
    // Alternates between desktop and phone width, to find overflow.
    await page.setViewportSize({ width: n % 2 === 0 ? 1280 : 360, height: 900 });
    const right = await rightAnswer(session, operation, target);
    const answers = randomAnswers(operation, [right], count).filter((_, at) => at % among === index);
    const renderings = await page.evaluate(renderAll, {
      path: target.path,
      form: target.form ?? null,
      answers,
      turn: n,
    });
    const wrong = renderings.flatMap((one, at) => {
      const answer = answers[at];
      return answer ? problemsOf(operation, target, answer, one) : [];
    });
    expect(wrong, `${wrong.length} wrong`).toEqual([]);
  });
