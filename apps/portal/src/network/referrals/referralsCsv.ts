import { formatDate, parseDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { toCsv, type CsvValue } from '@raiz/ui/table';
import type { Referral } from './referralIndex.ts';
import type { Work } from './slices.ts';

const head = [
  messages.name,
  messages.email,
  messages.date,
  messages.depth,
  messages.status,
  messages.level,
  messages.sponsor,
  messages.sponsorLevel,
];

/** Rows between two pauses. */
const stride = 200;

function cells(person: Referral): CsvValue[] {
  return [
    person.name,
    person.email,
    parseDate(person.referral_date) === null ? '' : formatDate(person.referral_date),
    person.profundidade,
    person.assinatura_status,
    person.nivel,
    person.indicador_nome,
    person.indicador_nivel,
  ];
}

/** The people as a file for spreadsheets, in the order given. */
export function* referralsCsv(people: readonly Referral[]): Work<string> {
  const empty = toCsv(head, []);
  const parts = [empty];
  for (let at = 0; at < people.length; at += stride) {
    // Each part comes with the head of its own, which only the first one needs.
    parts.push(toCsv(head, people.slice(at, at + stride).map(cells)).slice(empty.length));
    yield;
  }
  return parts.join('');
}
