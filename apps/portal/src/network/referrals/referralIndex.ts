import type { Received } from '@raiz/api-client';
import { fold } from '@raiz/ui/format';
import { knownRows } from '../../shared/reads/rows.ts';

/** One person of the network. */
export type Referral = Received<'Indicado'>;

/** A network prepared for search: what each keystroke would otherwise compute again. */
export interface ReferralIndex {
  /** In the server's order; a row number is a position in this list. */
  people: readonly Referral[];
  /** Names by row, lower-case and without accents. */
  names: readonly string[];
  /** E-mails by row, lower-case and without accents. */
  emails: readonly string[];
  /** The levels that occur, of people and of sponsors. */
  levels: ReadonlySet<string>;
}

/** Prepares a network for search, without the rows that are null. Copies the list only for them. */
export function indexPeople(received: readonly (Referral | null)[]): ReferralIndex {
  const people = received.every((person) => person !== null) ? received : knownRows(received);
  const levels = new Set<string>();
  for (const { nivel, indicador_nivel } of people) {
    if (nivel) levels.add(nivel);
    if (indicador_nivel) levels.add(indicador_nivel);
  }
  return {
    people,
    names: people.map(({ name }) => fold(name ?? '')),
    emails: people.map(({ email }) => fold(email ?? '')),
    levels,
  };
}
