import { KeyValue, LevelChip, StatusWord } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { statusWords } from '@raiz/ui/messages/statusWords';
import type { Referral } from './referralIndex.ts';

export interface PersonFactsProps {
  /** Missing values are shown as `--`. */
  person: Referral;
}

/** What is known of a person, but the name. */
export function PersonFacts({ person }: PersonFactsProps) {
  const level = (name: string | null) => (name ? <LevelChip level={name} /> : emptyValue);
  const status = person.assinatura_status ?? emptyValue;
  return (
    <KeyValue
      look="stacked"
      items={[
        { label: messages.email, value: person.email || emptyValue },
        { label: messages.status, value: <StatusWord kind="person" status={status} words={statusWords} /> },
        { label: messages.level, value: level(person.nivel) },
        { label: messages.depth, value: person.profundidade ?? emptyValue },
        { label: messages.date, value: formatDate(person.referral_date) },
        { label: messages.sponsor, value: person.indicador_nome || emptyValue },
        { label: messages.sponsorLevel, value: level(person.indicador_nivel) },
      ]}
    />
  );
}
