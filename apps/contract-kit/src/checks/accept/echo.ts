import type { Answer } from '../../core/answer.ts';
import type { OperationId } from '@raiz/contract';
import { shown } from '../../core/finding.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { declaredNames } from '../../core/shapes.ts';
import { at, isSame, listAt, numberAt } from '../../core/values.ts';

/** An answer that contains a written row. */
export interface ReadBack {
  answer: Pick<Answer, 'call' | 'body' | 'status' | 'operation'> & Partial<Pick<Answer, 'request'>>;
  /** Pointer to the row in the body. */
  pointer: string;
  /**
   * Names of its fields by those of the write.
   * @default the fields that it declares under the same names
   */
  names?: Readonly<Record<string, string>>;
  /**
   * Optional texts that the row may omit.
   * @default none
   */
  mayLack?: readonly string[];
  /**
   * Texts that it may mask.
   * @default none
   */
  mayMask?: readonly string[];
}

/** Texts that rows of lists and previews may omit. */
export const longTexts: readonly string[] = ['content', 'video_url', 'resource_url'];

/** Number of leading characters that two texts share. */
function sharedStart(one: string, two: string): number {
  let length = 0;
  while (length < one.length && one[length] === two[length]) length += 1;
  return length;
}

/** Escapes the invisible characters and lone accents of a text. */
function legible(text: string): string {
  return JSON.stringify(text).replaceAll(/(?! )[\p{Z}\p{Cf}\p{M}]/gu, (one) => {
    const number = (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `\\u{${number}}`;
  });
}

/** A part of a text, from shortly before the first character that differs from another's. */
function partOf(text: string, index: number): string {
  return `${text.length} characters, from number ${index + 1}: ${legible(text.slice(index, index + 60))}`;
}

function isEqual(name: string, sent: unknown, got: unknown): boolean {
  const isAddress = name === 'email' && typeof sent === 'string' && typeof got === 'string';
  return isAddress ? sent.toLowerCase() === got.toLowerCase() : isSame(sent, got);
}

/** Expects that a read returns a row as written: each field that the write and the answer share. */
export function expectEcho(kit: Kit, found: ReadBack, written: object): void {
  const { answer, pointer, names, mayLack = [], mayMask = [] } = found;
  const shared = answer.operation ? declaredNames(answer.operation, answer.status, pointer) : [];
  for (const [name, sent] of Object.entries(written)) {
    const shownAs = names ? names[name] : shared.find((one) => one === name);
    if (shownAs === undefined || mayMask.includes(name)) continue;
    const field = `${pointer}/${shownAs}`;
    const got = at(answer.body, field);
    if (isEqual(name, sent, got) || (mayLack.includes(name) && (got ?? null) === null)) continue;
    const rule = sent === null ? rules.nulls : typeof sent === 'string' ? rules.texts : undefined;
    const ruled = { ...answer, ...(rule !== undefined && { rule }) };
    if (typeof sent !== 'string' || typeof got !== 'string' || got === '') {
      const how = typeof sent === 'string' ? 'as it was sent' : 'as it was sent, or counts when empty or left out';
      kit.report(ruled, field, `${shown(sent)}, ${how}`, shown(got ?? null));
      continue;
    }
    const start = Math.max(0, sharedStart(sent, got) - 10);
    kit.report(ruled, field, `what was sent, ${partOf(sent, start)}`, partOf(got, start));
  }
}

/** Calls reads after a write; each answer's call names the write. */
export function readsAfter(kit: Kit, written: Pick<Answer, 'call'>) {
  return async (id: OperationId, sent: Sent): Promise<Answer> => {
    const answer = kit.requireStatus(await kit.call(id, sent), 200);
    return { ...answer, call: `${answer.call} after ${written.call}` };
  };
}

/** Pointer to the first row of a list that satisfies a condition; none without such a row. */
export function rowWhere(
  kit: Kit,
  answer: ReadBack['answer'],
  list: string,
  isWanted: (row: unknown) => boolean,
  expected: string,
): { pointer: string; row: unknown } | null {
  const rows = listAt(answer.body, list);
  const index = rows.findIndex(isWanted);
  kit.expectInWords(answer, list, index !== -1, expected, 'no such row');
  return index === -1 ? null : { pointer: `${list}/${index}`, row: rows[index] };
}

/** Pointer to the row of a list with an id. */
export function rowOf(kit: Kit, answer: ReadBack['answer'], list: string, id: number): ReadBack[] {
  const found = rowWhere(kit, answer, list, (row) => numberAt(row, '/id') === id, `a row with id ${id}`);
  return found ? [{ answer, pointer: found.pointer, mayLack: longTexts }] : [];
}
