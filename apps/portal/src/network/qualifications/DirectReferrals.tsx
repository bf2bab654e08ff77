import { Badge, EmptyState, LevelChip, PersonIcon } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { LongTable } from '../../shared/LongTable.tsx';
import { type DirectReferral, inactiveFirst } from '../../shared/qualification.ts';

export interface DirectReferralsProps {
  /** As received, in any order. */
  referrals: readonly (DirectReferral | null)[];
}

const columns: readonly DataTableColumn<DirectReferral>[] = [
  { id: 'name', header: messages.name, rowHeader: true, render: ({ name }) => name ?? emptyValue },
  { id: 'email', header: messages.email, render: ({ email }) => email ?? emptyValue },
  {
    id: 'status',
    header: messages.status,
    render: ({ ativo }) =>
      ativo === null ? (
        emptyValue
      ) : (
        <Badge tone={ativo ? 'active' : 'inactive'}>{ativo ? messages.active : messages.inactive}</Badge>
      ),
  },
  {
    id: 'recognised',
    header: messages.recognisedLevel,
    oneLine: true,
    render: ({ nivel_reconhecimento }) => <Level level={nivel_reconhecimento} />,
  },
  {
    id: 'current',
    header: messages.currentQualification,
    oneLine: true,
    render: ({ nivel_qualificacao_atual }) => <Level level={nivel_qualificacao_atual} />,
  },
];

function Level({ level }: { level: string | null }) {
  const name = level?.trim() ?? '';
  return name === '' ? emptyValue : <LevelChip level={name} />;
}

/** Table of the people the member referred directly, inactive ones first. */
export function DirectReferrals({ referrals }: DirectReferralsProps) {
  const sorted = useMemo(() => inactiveFirst(referrals), [referrals]);
  if (referrals.length === 0)
    return <EmptyState icon={<PersonIcon size="hero" />} title={messages.noDirectReferrals} />;
  return (
    <LongTable
      caption={messages.directReferrals}
      hideCaption
      columns={columns}
      rows={sorted}
      rowKey={(_person, at) => at}
    />
  );
}
