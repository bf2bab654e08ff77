import type { OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import { shown } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { at, fieldsOf, listAt, textAt } from '../../core/values.ts';

/**
 * Expects rows in an order.
 * @param names The fields that decide it.
 * @param mayFollow Whether two neighbours are in order.
 */
export function expectOrder(
  kit: Kit,
  answer: Answer,
  field: string,
  { order, names }: { order: string; names: readonly string[] },
  mayFollow: (row: unknown, next: unknown) => boolean,
): void {
  const rows = listAt(answer.body, field);
  const index = rows.findIndex((row, place) => place + 1 < rows.length && !mayFollow(row, rows[place + 1]));
  if (index === -1) return;
  const [name] = names.length === 1 ? names : [];
  const keyOf = (row: unknown) => shown(name === undefined ? fieldsOf(row, names) : at(row, `/${name}`));
  const pointer = `${field}/${index + 1}${name === undefined ? '' : `/${name}`}`;
  kit.report({ ...answer, rule: rules.order }, pointer, order, `${keyOf(rows[index + 1])} after ${keyOf(rows[index])}`);
}

/** Expects the newest row first; rows without a date may be anywhere. */
export function expectNewestFirst(kit: Kit, answer: Answer, field: string, name: string): void {
  const time = (row: unknown) => Date.parse(textAt(row, `/${name}`));
  const newest = { order: 'newest first', names: [name] };
  expectOrder(kit, answer, field, newest, (row, next) => !(time(row) < time(next)));
}

/** Calls a list as `member` and expects the newest row first. Returns the answer. */
export async function newestFirst(kit: Kit, id: OperationId, field: string, name: string): Promise<Answer> {
  const answer = kit.requireStatus(await kit.call(id, { as: 'member' }), 200);
  expectNewestFirst(kit, answer, field, name);
  return answer;
}

/** Normalizes a text: without accents, in lower case; optionally only its letters and digits. */
function plain(text: string, isOnlyLetters: boolean): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return isOnlyLetters ? bare.replaceAll(/[^\p{L}\p{N}]/gu, '') : bare;
}

/**
 * Whether a name may precede another in an alphabetical list: databases sort by code, by language, and with or without
 * spaces.
 */
export function mayComeBefore(name: string, next: string): boolean {
  return name <= next || plain(name, false) <= plain(next, false) || plain(name, true) <= plain(next, true);
}
