import { Card, KeyValue, LevelChip, StatusBadge } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { statusWords } from '@raiz/ui/messages/statusWords';
import type { Referral } from './referralIndex.ts';

export interface PersonCardProps {
  /** Missing values are shown as `--`. */
  person: Referral;
}

/** All data of the person selected in the tree. */
export function PersonCard({ person }: PersonCardProps) {
  return (
    <Card title={person.name?.trim() || emptyValue}>
      <KeyValue
        items={[
          { label: messages.email, value: person.email || emptyValue },
          { label: messages.date, value: formatDate(person.referral_date) },
          { label: messages.depth, value: person.profundidade ?? emptyValue },
          {
            label: messages.status,
            value: <StatusBadge kind="person" status={person.assinatura_status ?? emptyValue} words={statusWords} />,
          },
          { label: messages.level, value: person.nivel ? <LevelChip level={person.nivel} /> : emptyValue },
          { label: messages.sponsor, value: person.indicador_nome || emptyValue },
          {
            label: messages.sponsorLevel,
            value: person.indicador_nivel ? <LevelChip level={person.indicador_nivel} /> : emptyValue,
          },
        ]}
      />
    </Card>
  );
}
