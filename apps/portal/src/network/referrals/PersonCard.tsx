import { Card, KeyValue, LevelChip, StatusBadge } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import type { Referral } from './referralIndex.ts';

export interface PersonCardProps {
  person: Referral;
}

const level = (name: string | null | undefined) => (name ? <LevelChip level={name} /> : emptyValue);

/** Everything the list knows of the person chosen in the tree. */
export function PersonCard({ person }: PersonCardProps) {
  return (
    <Card title={person.name.trim() || emptyValue}>
      <KeyValue
        items={[
          { label: messages.email, value: person.email || emptyValue },
          { label: messages.date, value: formatDate(person.referral_date) },
          { label: messages.depth, value: person.profundidade },
          { label: messages.status, value: <StatusBadge kind="person" status={person.assinatura_status} /> },
          { label: messages.level, value: level(person.nivel) },
          { label: messages.sponsor, value: person.indicador_nome || emptyValue },
          { label: messages.sponsorLevel, value: level(person.indicador_nivel) },
        ]}
      />
    </Card>
  );
}
