import { fold } from '@raiz/ui/format';
import type { ReferralIndex } from './referralIndex.ts';

/** Rows whose name or e-mail contains a text, ignoring accents and case; none for an empty text. */
export function findPeople(index: ReferralIndex, text: string): number[] {
  const sought = fold(text.trim());
  const rows: number[] = [];
  if (sought === '') return rows;
  for (const [row, name] of index.names.entries()) {
    if (name.includes(sought) || (index.emails[row] ?? '').includes(sought)) rows.push(row);
  }
  return rows;
}

/** The first row after `from`; after the last row, the first one. Returns -1 if there are none. */
export function nextOf(rows: readonly number[], from: number): number {
  return rows.find((row) => row > from) ?? rows[0] ?? -1;
}
