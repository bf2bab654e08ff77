import { type Received, toFailure } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import {
  ButtonLink,
  EmptyState,
  Notice,
  PageLayout,
  SafeText,
  Skeleton,
  statusOf,
  StatusText,
  Text,
  TextLink,
} from '@raiz/ui';
import { formatCents, formatDate, formatMoney, formatMonthTitle, hideAccount } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { withdrawalsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { bankData } from '../../shared/page/paths.ts';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { useAllSettled } from '../../shared/reads/useAllSettled.ts';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { newestFirst, yearGroups } from '../../shared/tables/byDate.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
import { type Withdrawal, withdrawalOf } from '../../shared/earnings/withdrawals.ts';
import { newestPayment, paidInYear, pendingText, sumOfStatus } from './withdrawals.ts';
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

  const account = isBankMissing ? undefined : (bank.data?.conta ?? null);
  const waiting = stateOf(query) === 'loading' || (query.data !== undefined && !settled);

  return (
    <PageLayout
      isLoading={waiting}
      band={
        <ScreenBand
          of="money"
          tabs={<NetworkTabs current="withdrawals" />}
          {...(stateOf(query) !== 'failed' && withdrawalFacts(nonNullRows(query.data ?? []), account))}
        >
          {messages.title}
        </ScreenBand>
      }
    >
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
        skeleton={<Skeleton kind="list" />}
      >
        {(withdrawals) => <WithdrawalList withdrawals={withdrawals} />}
      </QueryBoundary>
    </PageLayout>
  );
}

/** The account that receives the money, with the way to change it; a dash for an unknown number. */
function Account({ account }: { account: Received<'Conta'> | null }) {
  return (
    <TextLink href={bankData.path}>
      {messages.account({ account: hideAccount(account?.numero_conta || null) })}
      {account?.nome_banco && ` · ${account.nome_banco}`}
    </TextLink>
  );
}

/**
 * The pending sum, and in a sentence its month, what is paid, and the account.
 * @param account undefined without one, null after a failed read
 */
function withdrawalFacts(withdrawals: readonly Withdrawal[], account: Received<'Conta'> | null | undefined) {
  const [pending, paid] = [sumOfStatus(withdrawals, 'pending'), sumOfStatus(withdrawals, 'paid')];
  const lastPaid = newestPayment(withdrawals);
  const facts = [
    pendingText(withdrawals),
    messages.paid({ total: formatCents(paid.total) }),
    lastPaid && messages.lastPaid({ date: formatDate(lastPaid) }),
    pending.missing + paid.missing > 0 && commonMessages.sumIncomplete,
  ];
  return {
    figure: formatCents(pending.total),
    sentence: (
      <div className={styles.facts}>
        {facts.filter(Boolean).join(' · ')}
        <div>{account === undefined ? '\u00A0' : <Account account={account} />}</div>
      </div>
    ),
  };
}

/** @param all all withdrawals: a refused one that was sent again asks for nothing */
const columnsOf = (all: readonly Withdrawal[]): readonly DataTableColumn<Withdrawal>[] => [
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
        <Note {...withdrawal} isOpen={withdrawalOf(all, withdrawal)?.status === 'cancelled'} />
      </>
    ),
  },
  {
    id: 'amount',
    header: messages.amount,
    align: 'end',
    oneLine: true,
    listPlacement: 'value',
    render: ({ amount, status }) => (
      <Text as="span" {...(status === 'cancelled' && { tone: 'muted' })}>
        {formatMoney(amount)}
      </Text>
    ),
  },
];

/** The status of a withdrawal, with the day of its payment: `--` when unknown. */
function statusOn(status: Withdrawal['status'], paidAt: Withdrawal['paid_at']) {
  const shown = statusOf('withdrawal', status);
  return status === 'paid' ? { ...shown, children: messages.paidOn({ date: formatDate(paidAt) }) } : shown;
}

/** A note of the server, and a link to the bank data while they keep it from being paid. */
function Note({ notes, bank_account_refused, isOpen }: Withdrawal & { isOpen: boolean }) {
  const text = notes?.trim() ?? '';
  const isRefused = bank_account_refused && isOpen;
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

/** The withdrawals by year. */
function WithdrawalList({ withdrawals }: { withdrawals: readonly (Withdrawal | null)[] }) {
  const columns = useMemo(() => columnsOf(nonNullRows(withdrawals)), [withdrawals]);
  const { groupOf, hasYears } = useMemo(
    () => yearGroups(nonNullRows(withdrawals), ({ year }) => year, messages.withoutYear, paidInYear),
    [withdrawals],
  );
  return (
    <LongTable
      caption={messages.tableCaption}
      hideCaption
      rows={withdrawals}
      rowKey={rowKeys(withdrawals)}
      columns={columns}
      {...(hasYears && { groupOf })}
      empty={
        <EmptyState title={messages.none} action={<ReferralLink />}>
          {messages.noneHelp}
        </EmptyState>
      }
    />
  );
}
