import { EmptyState, PeopleIcon } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { ActiveWord } from './ActiveWord.tsx';
import { levelChip, levelText } from '../shared/levelChip.tsx';
import { type DirectReferral, activeFirst } from '../../shared/member/qualification.ts';
import * as styles from './DirectReferrals.css.ts';

const { Part: ReferralSheet, intent } = lazyPart(() =>
  import('./ReferralSheet.tsx').then((part) => part.ReferralSheet),
);

export interface DirectReferralsProps {
  /** As received, in any order. */
  referrals: readonly (DirectReferral | null)[];
}

function columnsWith(onOpen: (person: DirectReferral) => void): readonly DataTableColumn<DirectReferral>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      rowHeader: true,
      render: (person) => (
        <button type="button" className={styles.name} onClick={() => onOpen(person)} {...intent}>
          {person.name?.trim() || emptyValue}
        </button>
      ),
    },
    { id: 'email', header: messages.email, listPart: 'hidden', render: ({ email }) => email ?? emptyValue },
    {
      id: 'recognised',
      header: messages.recognisedLevel,
      oneLine: true,
      listPart: 'hidden',
      render: ({ nivel_reconhecimento }) => levelText(nivel_reconhecimento),
    },
    {
      id: 'current',
      header: messages.currentQualification,
      oneLine: true,
      listLabel: '',
      render: (person) => levelChip(person.nivel_qualificacao_atual),
    },
    {
      id: 'status',
      header: messages.status,
      oneLine: true,
      listPart: 'value',
      render: ({ ativo }) => (ativo === null ? emptyValue : <ActiveWord active={ativo} />),
    },
  ];
}

/**
 * Table of the people the member referred directly, active ones first. A name opens the details
 * of a person.
 */
export function DirectReferrals({ referrals }: DirectReferralsProps) {
  const [opened, setOpened] = useState<DirectReferral | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const sorted = useMemo(() => activeFirst(referrals), [referrals]);
  const columns = useMemo(
    () =>
      columnsWith((person) => {
        setOpened(person);
        setIsOpen(true);
      }),
    [],
  );
  if (referrals.length === 0)
    return <EmptyState icon={<PeopleIcon size="hero" />} title={messages.noDirectReferrals} />;
  return (
    <>
      <LongTable caption={messages.directReferrals} columns={columns} rows={sorted} rowKey={(_person, at) => at} />
      {opened !== null && <ReferralSheet person={opened} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
