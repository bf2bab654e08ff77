import { fold } from '@raiz/ui/format';
import { levelRank } from './levelRank.ts';
import type { Referral, ReferralIndex } from './referralIndex.ts';
import type { ReferralColumn } from './referralsView.ts';

/** Sort key of a cell. The keys of one column have the same type; null sorts last. */
type Key = string | number | null;

/** Zero-pads numbers in a text, so that "pessoa9" sorts before "pessoa10". */
function textKey(folded: string | undefined): Key {
  if (!folded?.trim()) return null;
  return folded.replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

function keyOf(index: ReferralIndex, column: ReferralColumn, row: number, person: Referral): Key {
  switch (column) {
    case 'name':
      return textKey(index.names[row]);
    case 'email':
      return textKey(index.emails[row]);
    case 'date':
      return /^\d{4}-\d\d-\d\d/.test(person.referral_date ?? '') ? person.referral_date : null;
    case 'depth':
      return person.profundidade;
    case 'status':
      return textKey(fold(person.assinatura_status ?? ''));
    case 'level':
      return person.nivel ? levelRank(person.nivel) : null;
    case 'sponsor':
      return textKey(fold(person.indicador_nome ?? ''));
    case 'sponsorLevel':
      return person.indicador_nivel ? levelRank(person.indicador_nivel) : null;
  }
}

/**
 * Sorts the whole network by one column. Levels sort by rank; equal rows keep the server's order;
 * rows without a value come last in both directions.
 * @returns the row numbers in the new order
 */
export function sortReferrals(index: ReferralIndex, column: ReferralColumn, descending: boolean): number[] {
  const withKey: { row: number; key: string | number }[] = [];
  const withoutKey: number[] = [];
  for (const [row, person] of index.people.entries()) {
    const key = keyOf(index, column, row, person);
    if (key === null) withoutKey.push(row);
    else withKey.push({ row, key });
  }
  const before = descending ? 1 : -1;
  withKey.sort((a, b) => (a.key < b.key ? before : a.key > b.key ? -before : 0));
  return [...withKey.map(({ row }) => row), ...withoutKey];
}
