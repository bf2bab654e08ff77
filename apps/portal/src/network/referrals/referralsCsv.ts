import { formatDate, parseDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { toCsv, type CsvValue } from '@raiz/ui/table';
import type { Referral } from './referralIndex.ts';

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

/** Returns the text of a CSV file with one line per person, in the order given. */
export function referralsCsv(people: readonly Referral[]): string {
  return toCsv(head, people.map(cells));
}
