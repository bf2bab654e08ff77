import { KeyValue, statusOf, StatusWord } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { levelChip } from '../shared/levelChip.tsx';
import type { Referral } from './findReferrals.ts';

export interface PersonFactsProps {
  /** Missing values are shown as `--`. */
  person: Referral;
}

/** All data of a person except the name. */
export function PersonFacts({ person }: PersonFactsProps) {
  const status = person.assinatura_status ?? emptyValue;
  return (
    <KeyValue
      look="stacked"
      items={[
        { label: messages.email, value: person.email ? <Email address={person.email} /> : emptyValue },
        { label: messages.status, value: <StatusWord {...statusOf('person', status)} /> },
        { label: messages.level, value: levelChip(person.nivel) },
        { label: messages.depth, value: person.profundidade ?? emptyValue },
        { label: messages.date, value: formatDate(person.referral_date) },
        { label: messages.sponsor, value: person.indicador_nome || emptyValue },
        { label: messages.sponsorLevel, value: levelChip(person.indicador_nivel) },
      ]}
    />
  );
}

/** An e-mail that prefers to break before the `@`. */
function Email({ address }: { address: string }) {
  const [name, ...domain] = address.split('@');
  return (
    <>
      {name}
      {domain.length > 0 && (
        <>
          <wbr />@{domain.join('@')}
        </>
      )}
    </>
  );
}

/** The sheet with a person's data, loaded on the first tap. */
export const { Part: PersonSheet } = lazyPart(() => import('./PersonSheet.tsx').then((part) => part.PersonSheet));
