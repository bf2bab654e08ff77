import { type Received, toFailure } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  Notice,
  PageLayout,
  SafeText,
  SkeletonCard,
  SkeletonShape,
  SkeletonText,
  Stack,
  statusOf,
  StatusText,
  TextLink,
} from '@raiz/ui';
import { countOf, formatCents, formatDate, formatMoney, formatMonthTitle, hideAccount } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import { type DataTableColumn, SkeletonTable } from '@raiz/ui/table';
import { useMemo } from 'react';
import { bankData } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { useAllSettled } from '../../shared/reads/useAllSettled.ts';
import { nonNullRows, type Sum, rowKeys } from '../../shared/reads/rows.ts';
import { newestFirst, yearGroups } from '../../shared/tables/byDate.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
import { isLongAmount } from '../shared/longAmount.ts';
import { newestPayment, paidInYear, pendingHint, sumOfStatus, type Withdrawal } from './withdrawals.ts';
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
  // Waits for both, so that the notice does not shift the list.
  const settled = useAllSettled([query, bank]);
  // 404 means "no account yet" (docs/api-decisions.md#readbankaccount).
  const isBankMissing = bank.isError ? toFailure(bank.error).status === 404 : bank.data?.conta === null;

  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="withdrawals" />}>{messages.title}</ScreenHeader>
      {settled && isBankMissing && (
        <Notice tone="warning" actions={<ButtonLink href={bankData.path}>{messages.goToBank}</ButtonLink>}>
          {messages.bankMissing}
        </Notice>
      )}
      <QueryBoundary
        queries={[query]}
        failed={messages.loadFailed}
        waiting={!settled}
        loadingText={messages.loading}
        skeleton={<WithdrawalsSkeleton />}
      >
        {(withdrawals) => (
          <WithdrawalList withdrawals={withdrawals} account={isBankMissing ? undefined : (bank.data?.conta ?? null)} />
        )}
      </QueryBoundary>
    </PageLayout>
  );
}

function WithdrawalsSkeleton() {
  return (
    <>
      <SkeletonCard>
        <div className={styles.summary}>
          <div className={styles.totals.short}>
            <SumSkeleton />
            <SumSkeleton />
          </div>
          <SkeletonShape shape="figures" count={1} />
        </div>
      </SkeletonCard>
      <SkeletonTable columns={columns} captioned />
    </>
  );
}

function SumSkeleton() {
  return (
    <Stack gap={8}>
      <SkeletonShape shape="figures" count={1} />
      <SkeletonText lines={1} />
    </Stack>
  );
}

const columns: readonly DataTableColumn<Withdrawal>[] = [
  {
    id: 'month',
    header: messages.month,
    rowHeader: true,
    width: '14rem',
    render: ({ month, year }) => formatMonthTitle(month, year),
  },
  {
    id: 'status',
    header: messages.status,
    listLabel: '',
    render: (withdrawal) => (
      <>
        <StatusText {...statusOn(withdrawal.status, withdrawal.paid_at)} />
        <Note {...withdrawal} />
      </>
    ),
  },
  {
    id: 'amount',
    header: messages.amount,
    align: 'end',
    oneLine: true,
    listPlacement: 'value',
    render: ({ amount }) => formatMoney(amount),
  },
];

/** The status of a withdrawal, with the day of its payment: `--` when unknown. */
function statusOn(status: Withdrawal['status'], paidAt: Withdrawal['paid_at']) {
  const shown = statusOf('withdrawal', status);
  return status === 'paid' ? { ...shown, children: messages.paidOn({ date: formatDate(paidAt) }) } : shown;
}

/** A note of the server, and a link to the bank data if they are its reason. */
function Note({ notes, bank_account_refused: isRefused }: Withdrawal) {
  const text = notes?.trim() ?? '';
  if (text === '' && !isRefused) return null;
  return (
    <div className={styles.note}>
      {text !== '' && <SafeText text={text} safeUrl={safeUrl} />}
      {isRefused && (
        <p className={styles.correct}>
          <TextLink href={bankData.path}>{messages.correctData}</TextLink>
        </p>
      )}
    </div>
  );
}

interface WithdrawalListProps {
  /** As received, newest first. */
  withdrawals: readonly (Withdrawal | null)[];
  /** The bank account: undefined without one, null after a failed read. */
  account: Received<'Conta'> | null | undefined;
}

/** The pending and paid totals, the account, and the table by year. */
function WithdrawalList({ withdrawals, account }: WithdrawalListProps) {
  const known = useMemo(() => nonNullRows(withdrawals), [withdrawals]);
  const { groupOf, hasYears } = useMemo(
    () => yearGroups(known, ({ year }) => year, messages.withoutYear, paidInYear),
    [known],
  );
  const lastPaid = newestPayment(known);
  const [pending, paid] = [sumOfStatus(known, 'pending'), sumOfStatus(known, 'paid')];
  const isLong = [pending, paid].some(({ total }) => isLongAmount(formatCents(total)));
  return (
    <>
      <Card>
        <div className={styles.summary}>
          <dl className={styles.totals[isLong ? 'long' : 'short']}>
            <SumFigure
              label={messages.pendingTotal}
              sum={pending}
              size={isLong ? 'long' : 'short'}
              hint={pendingHint(known)}
            />
            <SumFigure
              label={messages.paidTotal}
              sum={paid}
              size={isLong ? 'long' : 'short'}
              hint={lastPaid && messages.lastPaid({ date: formatDate(lastPaid) })}
            />
          </dl>
          {account !== undefined && (
            <div className={styles.destination}>
              <dl className={styles.facts}>
                <dt className={styles.destinationLabel}>{messages.destination}</dt>
                <dd className={styles.account}>{hideAccount(account?.numero_conta || null)}</dd>
                {account?.nome_banco && <dd className={styles.hint}>{account.nome_banco}</dd>}
              </dl>
              <TextLink variant="standalone" href={bankData.path}>
                {messages.bankData}
              </TextLink>
            </div>
          )}
        </div>
      </Card>
      <LongTable
        caption={messages.tableCaption}
        rows={withdrawals}
        rowKey={rowKeys(withdrawals)}
        columns={columns}
        actions={known.length > 0 && <span className={styles.count}>{countOf(known.length, messages.count)}</span>}
        {...(hasYears && { groupOf })}
        empty={
          <EmptyState title={messages.none} action={<ReferralLink />}>
            {messages.noneHelp}
          </EmptyState>
        }
      />
    </>
  );
}

interface SumFigureProps {
  label: string;
  sum: Sum;
  /** Whether one of the sums is long. */
  size: 'short' | 'long';
  /** The date of the sum, or null. */
  hint: string | null;
}

function SumFigure({ label, sum: { total, missing }, size, hint }: SumFigureProps) {
  return (
    <div className={styles.sum}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount[size]}>{formatCents(total)}</dd>
      {hint !== null && <dd className={styles.hint}>{hint}</dd>}
      {missing > 0 && <dd className={styles.hint}>{commonMessages.sumIncomplete}</dd>}
    </div>
  );
}
