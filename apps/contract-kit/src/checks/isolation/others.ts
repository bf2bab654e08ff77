import { operations, type OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import { roles } from '../../core/backend.ts';
import { operationIds, parametersOf } from '../../core/contract.ts';
import type { Found, Kit, Sent } from '../../core/kit.ts';
import type { Caller, Role } from '../../core/people.ts';
import { rules } from '../../core/rules.ts';
import { comparable, listAt } from '../../core/values.ts';

/** GET operations whose answers change with other people, or are the same for everyone. */
const sharedReads: readonly OperationId[] = [
  'readMySponsor',
  'listReferrals',
  'readEarnings',
  'listVideos',
  'readQualification',
  'listFunds',
  'listFundHistory',
];

/** The GET operations of members that need no id, without those that other people change. */
export const ownReads: readonly OperationId[] = operationIds.filter((id) => {
  const { method, path, access } = operations[id];
  return method === 'GET' && access === 'member' && !path.includes('{') && !sharedReads.includes(id);
});

/** A call of a person with the query for their own rows, if the operation has one. */
export function asOwner(kit: Kit, id: OperationId, as: Role): Sent {
  const asksWho = parametersOf(id).some(({ name }) => name === 'user_id');
  return asksWho ? { as, query: { user_id: kit.people[as].id } } : { as };
}

async function readOwn(kit: Kit, who: readonly Role[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const as of who)
    for (const id of ownReads) answers.push(kit.requireStatus(await kit.call(id, asOwner(kit, id, as)), 200));
  return answers;
}

/** Expects that an answer's body is unchanged, with lists in any order. */
export function expectUnchanged(kit: Kit, answer: Found & Pick<Answer, 'body'>, before: unknown): void {
  kit.expectEqual(answer, comparable(before), comparable(answer.body));
}

/**
 * Runs a write as one account and expects the data of the others unchanged: `docs/api-decisions.md#ownership`.
 * @param as Who writes.
 */
export async function expectOthersUnchanged<Result>(
  kit: Kit,
  as: Caller | 'a new member',
  write: () => Promise<Result>,
): Promise<Result> {
  const others = roles.filter((role) => role !== as);
  const before = await readOwn(kit, others);
  const result = await write();
  for (const [index, answer] of (await readOwn(kit, others)).entries()) {
    const call = `${answer.call} after a write of ${as}`;
    expectUnchanged(kit, { ...answer, call, rule: rules.ownership }, before[index]?.body);
  }
  return result;
}

/** The rows of a list of each account. */
export async function rowsOf(
  kit: Kit,
  id: OperationId,
  field: string,
): Promise<{ as: Role; answer: Answer; rows: unknown[] }[]> {
  const found = [];
  for (const as of roles) {
    const answer = kit.requireStatus(await kit.call(id, asOwner(kit, id, as)), 200);
    found.push({ as, answer, rows: listAt(answer.body, field) });
  }
  return found;
}
