import { formatDate, parseDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { type CsvValue, downloadText, toCsv } from '@raiz/ui/table';
import { localDay } from '@raiz/api-client/rules';
import type { Referral } from './findReferrals.ts';

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

/** Downloads people as a CSV file, in the order given. */
export function writeReferrals(people: readonly Referral[]): void {
  downloadText(`rede-indicacoes-${localDay(new Date())}.csv`, referralsCsv(people));
}
