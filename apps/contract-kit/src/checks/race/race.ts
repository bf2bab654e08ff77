import type { OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { Stop } from '../../core/finding.ts';
import { at, isSame } from '../../core/values.ts';

/**
 * Number of times that a check repeats its calls, each time on new data. Two of five rounds detected two processes with
 * separate locks.
 */
export const rounds = 5;

/**
 * Sends several calls simultaneously and returns their answers in the order of the calls. Opens the connections first,
 * so that the calls arrive together.
 * @throws Stop when one got no answer
 */
export async function atOnce(kit: Kit, call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const indexes = Array.from({ length: kit.shared.tools.parallel }, (_, index) => index);
  await Promise.all(indexes.map(() => kit.call('readProfile', { as: 'admin' })));
  const settled = await Promise.allSettled(indexes.map(call));
  const failures = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw failures.find((reason) => !(reason instanceof Stop)) ?? failures[0];
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** "2 × 201, 6 × 409": the number of answers with each status. */
function countsOf(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Describes simultaneous calls, for findings. */
export function all(answers: readonly Answer[]): Pick<Answer, 'call'> {
  return { call: `${answers[0]?.call ?? ''}, ${answers.length} at once` };
}

/** Answers without a 429, which says nothing about the call but asks the client to retry later. */
function notLimited(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ status }) => status !== 429);
}

/**
 * Expects that one of several answers has one status and all others the other; returns that one.
 * @throws Stop when none has it
 */
export function expectOneSuccess(kit: Kit, answers: readonly Answer[], first: number, others: number): Answer {
  const winners = answers.filter(({ status }) => status === first);
  const isRight =
    winners.length === 1 && notLimited(answers).every(({ status }) => status === first || status === others);
  kit.expectInWords(all(answers), 'status', isRight, `one ${first}, the others ${others}`, countsOf(answers));
  const [winner] = winners;
  if (!winner) throw new Stop();
  return winner;
}

/** Expects that all answers have one of some statuses, and at least one the first of them. */
export function expectAllStatuses(kit: Kit, answers: readonly Answer[], first: number, ...others: number[]): void {
  const statuses = [first, ...others];
  const isRight =
    answers.some(({ status }) => status === first) &&
    notLimited(answers).every(({ status }) => statuses.includes(status));
  const expected = others.length === 0 ? `${first} each time` : `${first}, or then ${others.join(' or ')}`;
  kit.expectInWords(all(answers), 'status', isRight, expected, countsOf(answers));
}

/**
 * Saves one thing several times at once, and expects one of the saves whole in the read that follows.
 * @param sent The caller and the path of both calls.
 * @param field Where the read has it.
 */
export async function expectOneKept(
  kit: Kit,
  [write, read]: readonly [write: OperationId, read: OperationId],
  sent: Sent,
  bodyOf: (index: number) => object,
  field = '',
): Promise<void> {
  const bodies = Array.from({ length: kit.shared.tools.parallel }, (_, index) => bodyOf(index));
  const answers = await atOnce(kit, (index) => kit.call(write, { ...sent, body: bodies[index] }));
  expectAllStatuses(kit, answers, 200);
  const stored = at(kit.requireStatus(await kit.call(read, sent), 200).body, field);
  const isStored = (body: object) =>
    Object.entries(body).every(([name, value]) => isSame(at(stored, `/${name}`), value));
  const expected = 'the data of one save in the read that follows, not a mixture';
  kit.expect(all(answers), field, bodies.some(isStored), expected, stored);
}
