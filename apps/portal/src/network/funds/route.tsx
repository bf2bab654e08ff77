import { EmptyState, Grid, PageLayout, SkeletonCard, SkeletonStat, Stat } from '@raiz/ui';
import { emptyValue, formatDate, formatMoney } from '@raiz/ui/format';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { DroppedRows, Read } from '../../shared/reads/Read.tsx';
import { knownRows } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { newestFirst, yearGroups, yearOf } from '../../shared/tables/byDate.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { type Fund, fundWord, type Prize, prizeWords } from './funds.ts';

const newestPrizes = ({ historico }: { historico: readonly (Prize | null)[] }) =>
  newestFirst(historico, ({ data }) => data);

/** `/perfil/fundos`: the funds, and the prizes they paid (docs/specification.md#funds). */
export function Route() {
  const funds = $api.useQuery('get', '/fundos', undefined, { select: ({ fundos }) => fundos });
  const history = $api.useQuery('get', '/fundos/historico', undefined, { select: newestPrizes });
  // One failure whose retry refetches both.
  const bothFailed = stateOf(funds) === 'failed' && stateOf(history) === 'failed';

  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="funds" />}>{messages.title}</ScreenHeader>
      <Read
        queries={[funds, ...(bothFailed ? [history] : [])]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<FundsSkeleton />}
      >
        {(shown) => <FundCards funds={shown} />}
      </Read>
      {!bothFailed && (
        <section aria-label={messages.history}>
          <Read
            queries={[history]}
            failed={messages.loadFailed}
            loadingText={messages.loadingHistory}
            skeleton={<SkeletonCard lines={12} />}
          >
            {(shown) => <FundHistory prizes={shown} />}
          </Read>
        </section>
      )}
    </PageLayout>
  );
}

function FundsSkeleton() {
  return (
    <Grid least="large" gap={16}>
      <SkeletonStat />
      <SkeletonStat />
    </Grid>
  );
}

/** One figure per fund: its type and amount. */
function FundCards({ funds }: { funds: readonly (Fund | null)[] }) {
  if (funds.length === 0) return <EmptyState title={messages.none} />;
  return (
    <>
      <Grid as="dl" least="large" gap={16}>
        {knownRows(funds).map(({ type, amount }, at) => (
          <Stat key={at} label={fundWord(type)} value={formatMoney(amount)} />
        ))}
      </Grid>
      <DroppedRows rows={funds} />
    </>
  );
}

const columns: readonly DataTableColumn<Prize>[] = [
  { id: 'prize', header: messages.prize, rowHeader: true, render: ({ premio }) => prizeWords(premio) },
  {
    id: 'winner',
    header: messages.winner,
    listLabel: '',
    render: ({ vencedor }) => vencedor?.trim() || emptyValue,
  },
  { id: 'type', header: messages.type, listLabel: '', render: ({ tipo }) => fundWord(tipo) },
  {
    id: 'date',
    header: messages.date,
    align: 'end',
    listPart: 'value',
    render: ({ data }) => formatDate(data),
  },
];

/** Table of the prizes the funds paid, with their winners, by year if there are several. */
function FundHistory({ prizes }: { prizes: readonly (Prize | null)[] }) {
  const { groupOf, hasYears } = useMemo(
    () => yearGroups(knownRows(prizes), ({ data }) => yearOf(data), messages.withoutDate),
    [prizes],
  );
  return (
    <LongTable
      caption={messages.history}
      rows={prizes}
      rowKey={(_prize, at) => at}
      columns={columns}
      {...(hasYears && { groupOf })}
      empty={<EmptyState title={messages.noHistory} />}
    />
  );
}
