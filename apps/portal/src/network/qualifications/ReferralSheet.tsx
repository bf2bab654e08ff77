import { KeyValue } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import { Sheet } from '@raiz/ui/overlays';
import type { DirectReferral } from '../../shared/member/qualification.ts';
import { levelChip } from '../shared/levelChip.tsx';
import { ActiveStatus } from './ActiveStatus.tsx';
import { EmailLink } from '../../shared/member/EmailLink.tsx';
import { PersonHead } from '../shared/Person.tsx';

export interface ReferralSheetProps {
  /** Shows missing values as `--`. */
  person: DirectReferral;
  /** Called when it closes. */
  onClose: () => void;
}

/** All data of a direct referral, with the e-mail address as a link. */
export function ReferralSheet({ person, onClose }: ReferralSheetProps) {
  const { name, email, ativo, nivel_reconhecimento, nivel_qualificacao_atual } = person;
  return (
    <Sheet onClose={onClose} title={name?.trim() || emptyValue}>
      <PersonHead
        name={name ?? ''}
        facts={[
          { label: messages.currentQualification, value: levelChip(nivel_qualificacao_atual) },
          { label: messages.status, value: ativo === null ? emptyValue : <ActiveStatus active={ativo} /> },
        ]}
      />
      <KeyValue
        variant="stacked"
        items={[
          { label: messages.email, value: <EmailLink address={email} /> },
          { label: messages.recognisedLevel, value: levelChip(nivel_reconhecimento) },
        ]}
      />
    </Sheet>
  );
}
