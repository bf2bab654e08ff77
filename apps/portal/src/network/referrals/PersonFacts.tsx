import { ButtonLink, EarningsIcon, KeyValue, Stack, statusOf, StatusText, Text } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { pathTo } from '../../shared/page/paths.ts';
import { levelChip } from '../shared/levelChip.tsx';
import { EmailLink } from '../../shared/member/EmailLink.tsx';
import { PersonHead } from '../shared/Person.tsx';
import { isDirect, nameOf, type Referral } from './findReferrals.ts';

export interface PersonFactsProps {
  /** Shows missing values as `--`. */
  person: Referral;
}

/** All data of a person except the name. */
export function PersonFacts({ person }: PersonFactsProps) {
  const { assinatura_status: status } = person;
  return (
    <Stack gap={16}>
      <PersonHead
        name={nameOf(person)}
        facts={[
          { label: messages.level, value: levelChip(person.nivel) },
          { label: messages.status, value: <StatusText {...statusOf('person', status ?? emptyValue)} /> },
        ]}
      />
      <KeyValue
        variant="stacked"
        items={[
          {
            label: messages.email,
            value: (
              <Text as="span" size="caption">
                <EmailLink address={person.email} />
              </Text>
            ),
          },
          { label: messages.date, value: formatDate(person.referral_date) },
          { label: messages.depth, value: person.profundidade ?? emptyValue },
          { label: messages.sponsor, value: isDirect(person) ? messages.you : person.indicador_nome || emptyValue },
          ...(isDirect(person) ? [] : [{ label: messages.sponsorLevel, value: levelChip(person.indicador_nivel) }]),
        ]}
      />
    </Stack>
  );
}

/** The link to the earnings from a person; renders nothing for a person without an id. */
export function EarningsLink({ person: { id } }: PersonFactsProps) {
  return (
    id !== null && (
      <ButtonLink variant="secondary" block icon={<EarningsIcon />} href={pathTo.earningsOf(id)}>
        {messages.showEarnings}
      </ButtonLink>
    )
  );
}
