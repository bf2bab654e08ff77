import { toFailure } from '@raiz/api-client';
import { ButtonLink, Card, EmptyState, Notice, PageLayout, SkeletonCard, statusOf, StatusWord, Text } from '@raiz/ui';
import { countOf, emptyValue, formatCents, formatDate, formatMoney, formatMonth } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { bankData } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { Read, useAllSettled } from '../../shared/reads/Read.tsx';
import { knownRows, rowKey, type Sum } from '../../shared/reads/rows.ts';
import { newestFirst, yearGroups } from '../../shared/tables/byDate.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { paidInYear, sumOfStatus, type Withdrawal } from './withdrawals.ts';
import * as styles from './Withdrawals.css.ts';

const newest = ({ withdrawals }: { withdrawals: readonly (Withdrawal | null)[] }) =>
  newestFirst(withdrawals, (one) => one);

/**
 * `/perfil/saques`: the withdrawals, with a notice while the member has no bank data
 * (docs/specification.md#withdrawals). A failed read of the bank data shows no notice.
 */
export function Route() {
  const query = $api.useQuery('get', '/withdrawals', undefined, { select: newest });
  const bank = $api.useQuery('get', '/perfil/minha-conta-bancaria');
  // Together, so that the notice does not push the list down.
  const settled = useAllSettled([query, bank]);
  // 404 means "no account yet" (docs/api-decisions.md#readbankaccount).
  const isBankMissing = bank.isError ? toFailure(bank.error).status === 404 : bank.data?.conta === null;

  return (
    <PageLayout>
      <ScreenHeader
        tabs={<NetworkTabs current="withdrawals" />}
        actions={
          <ButtonLink variant="secondary" href={bankData.path}>
            {messages.bankData}
          </ButtonLink>
        }
      >
        {messages.title}
      </ScreenHeader>
      {settled && isBankMissing && (
        <Notice tone="warning" actions={<ButtonLink href={bankData.path}>{messages.goToBank}</ButtonLink>}>
          {messages.bankMissing}
        </Notice>
      )}
      <Read
        queries={[query]}
        failed={messages.loadFailed}
        waiting={!settled}
        loadingText={messages.loading}
        skeleton={<WithdrawalsSkeleton />}
      >
        {(withdrawals) => <WithdrawalList withdrawals={withdrawals} />}
      </Read>
    </PageLayout>
  );
}

function WithdrawalsSkeleton() {
  return (
    <>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={12} />
    </>
  );
}

const columns: readonly DataTableColumn<Withdrawal>[] = [
  {
    id: 'month',
    header: messages.month,
    rowHeader: true,
    oneLine: true,
    render: ({ month, year }) => formatMonth(month, year),
  },
  {
    id: 'paidAt',
    header: messages.paidAt,
    listLabel: `${messages.paidAt} `,
    render: ({ paid_at }) => formatDate(paid_at),
  },
  { id: 'notes', header: messages.notes, listPart: 'note', render: ({ notes }) => notes?.trim() || emptyValue },
  {
    id: 'status',
    header: messages.status,
    listPart: 'end',
    render: ({ status }) => <StatusWord {...statusOf('withdrawal', status)} />,
  },
  {
    id: 'amount',
    header: messages.amount,
    align: 'end',
    oneLine: true,
    listPart: 'value',
    render: ({ amount }) => formatMoney(amount),
  },
];

/** What is pending, what has been paid, and the table, by year if there are several. */
function WithdrawalList({ withdrawals }: { withdrawals: readonly (Withdrawal | null)[] }) {
  const known = useMemo(() => knownRows(withdrawals), [withdrawals]);
  const { groupOf, hasYears } = useMemo(
    () => yearGroups(known, ({ year }) => year, messages.withoutYear, paidInYear),
    [known],
  );
  return (
    <>
      <Card>
        <dl className={styles.totals}>
          <SumFigure label={messages.pendingTotal} sum={sumOfStatus(known, 'pending')} />
          <SumFigure label={messages.paidTotal} sum={sumOfStatus(known, 'paid')} />
        </dl>
      </Card>
      <LongTable
        caption={messages.tableCaption}
        rows={withdrawals}
        rowKey={rowKey}
        columns={columns}
        {...(hasYears && { groupOf })}
        empty={<EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
      />
      <Text size="small" tone="muted">
        {countOf(known.length, messages.count)}
      </Text>
    </>
  );
}

function SumFigure({ label, sum: { total, missing } }: { label: string; sum: Sum }) {
  return (
    <div className={styles.sum}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>{formatCents(total)}</dd>
      {missing > 0 && <dd className={styles.hint}>{commonMessages.sumIncomplete}</dd>}
    </div>
  );
}
