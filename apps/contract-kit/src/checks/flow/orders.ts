import type { OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import { shown } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { listAt } from '../../core/values.ts';

/** Expects rows in an order: `isBefore` returns whether two neighbours are in order. */
export function expectOrder(
  kit: Kit,
  answer: Answer,
  field: string,
  order: string,
  mayFollow: (row: unknown, next: unknown) => boolean,
): void {
  const rows = listAt(answer.body, field);
  const at = rows.findIndex((row, index) => index + 1 < rows.length && !mayFollow(row, rows[index + 1]));
  const got = `${shown(rows[at + 1])} after ${shown(rows[at])}`;
  if (at !== -1) kit.report({ ...answer, rule: rules.order }, `${field}/${at + 1}`, order, got);
}

/**
 * Calls a list as `member` and expects the newest row first; rows without a date may be anywhere. Returns the answer.
 */
export async function newestFirst(
  kit: Kit,
  id: OperationId,
  field: string,
  dateOf: (row: unknown) => string,
): Promise<Answer> {
  const answer = kit.requireStatus(await kit.call(id, { as: 'member' }), 200);
  const time = (row: unknown) => Date.parse(dateOf(row));
  expectOrder(kit, answer, field, 'newest first', (row, next) => !(time(row) < time(next)));
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
