import { BandFigures, EmptyState, PageLayout, Skeleton } from '@raiz/ui';
import { emptyValue, formatCount, formatDate, formatMoney } from '@raiz/ui/format';
import { fundsMessages as messages } from '@raiz/ui/messages/network';
import { CountChips, type DataTableColumn } from '@raiz/ui/table';
import { useMemo } from 'react';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { text, useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { useAllSettled } from '../../shared/reads/useAllSettled.ts';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { valueOf } from '../../shared/reads/labelOf.ts';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { newestFirst } from '../../shared/tables/byDate.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { type Fund, fundLabel, lastPrizeOf, type Prize, prizeText, shortFundLabel } from './funds.ts';
import * as styles from './Funds.css.ts';

const newestPrizes = ({ historico }: { historico: readonly (Prize | null)[] }) =>
  newestFirst(historico, ({ data }) => data);

/** `/perfil/fundos`: the funds, and the prizes they paid (docs/specification.md#funds). */
export function Route() {
  const funds = $api.useQuery('get', '/fundos', undefined, { select: ({ fundos }) => fundos });
  const history = $api.useQuery('get', '/fundos/historico', undefined, { select: newestPrizes });
  // Waits for both, so that the prizes in the band do not shift the history.
  const waiting = !useAllSettled([funds, history]);
  // One failure whose retry refetches both.
  const bothFailed = stateOf(funds) === 'failed' && stateOf(history) === 'failed';
  const bothEmpty = !waiting && funds.data?.length === 0 && history.data?.length === 0;

  return (
    <PageLayout
      isLoading={waiting}
      band={
        <ScreenBand
          of="money"
          tabs={<NetworkTabs current="funds" />}
          figure={stateOf(funds) !== 'failed' && <FundFigures funds={funds.data ?? []} prizes={history.data ?? null} />}
        >
          {messages.title}
        </ScreenBand>
      }
    >
      <QueryBoundary
        queries={[funds, ...(bothFailed ? [history] : [])]}
        failed={messages.loadFailed}
        waiting={waiting}
        loadingText={messages.loading}
        skeleton={null}
      >
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState title={messages.none}>{history.data?.length === 0 && messages.noHistory}</EmptyState>
          ) : (
            <DroppedRows rows={shown} />
          )
        }
      </QueryBoundary>
      {!bothFailed && !bothEmpty && (
        <section aria-label={messages.history}>
          <QueryBoundary
            queries={[history]}
            failed={messages.loadFailed}
            waiting={waiting}
            loadingText={messages.loadingHistory}
            skeleton={<Skeleton kind="list" />}
          >
            {(shown) => <FundHistory prizes={shown} />}
          </QueryBoundary>
        </section>
      )}
    </PageLayout>
  );
}

interface FundFiguresProps {
  /** As received. */
  funds: readonly (Fund | null)[];
  /** The history as received; null after a failed read. */
  prizes: readonly (Prize | null)[] | null;
}

/** Each fund: its type, its amount and its last prize. */
function FundFigures({ funds, prizes }: FundFiguresProps) {
  const won = nonNullRows(prizes ?? []);
  const keyOf = rowKeys(funds);
  return (
    <BandFigures
      figures={nonNullRows(funds).map((fund) => {
        const last = lastPrizeOf(won, fund.type);
        return {
          key: keyOf(fund),
          label: fundLabel(fund.type),
          value: formatMoney(fund.amount),
          hint: prizes !== null && (last === null ? messages.noPrizeYet : lastWinnerText(last)),
        };
      })}
    />
  );
}

function lastWinnerText({ vencedor, data }: Prize): string {
  const winner = vencedor?.trim() || messages.noWinner;
  return messages.lastWinner({ winner, date: formatDate(data) });
}

const columns: readonly DataTableColumn<Prize>[] = [
  { id: 'date', header: messages.date, listPlacement: 'value', render: ({ data }) => formatDate(data) },
  {
    id: 'winner',
    header: messages.winner,
    listLabel: '',
    // A name in one line beside the longest prize on tablets.
    width: '24%',
    render: ({ vencedor }) => vencedor?.trim() || emptyValue,
  },
  { id: 'type', header: messages.type, listLabel: '', render: ({ tipo }) => shortFundLabel(tipo) },
  {
    id: 'prize',
    header: messages.prize,
    rowHeader: true,
    render: ({ premio }) => <span className={styles.prize}>{prizeText(premio)}</span>,
  },
];

const all = '';

/** The selected fund. */
const parameters = { fund: text('fundo') };

/** The types of the prizes in their order, and the chosen one. */
function typesOf(prizes: readonly Prize[], chosen: string): string[] {
  return [...new Set([...prizes.map(({ tipo }) => valueOf(tipo)), chosen])].filter(Boolean);
}

interface FundHistoryProps {
  /** As received, newest first. */
  prizes: readonly (Prize | null)[];
}

/** The prizes and their winners, of all funds or of one. */
function FundHistory({ prizes: received }: FundHistoryProps) {
  const [{ fund }, change] = useViewInAddress(parameters);
  const known = useMemo(() => nonNullRows(received), [received]);
  const types = useMemo(() => typesOf(known, fund), [known, fund]);
  const prizes = useMemo(
    () => (fund === all ? received : received.filter((prize) => prize !== null && valueOf(prize.tipo) === fund)),
    [fund, received],
  );
  const chips = [all, ...types].map((type) => ({
    id: type,
    label: type === all ? messages.all : shortFundLabel(type),
    count: formatCount(type === all ? known.length : known.filter(({ tipo }) => valueOf(tipo) === type).length),
    pressed: type === fund,
  }));
  return (
    <LongTable
      caption={messages.history}
      rows={prizes}
      view={fund}
      rowKey={rowKeys(received)}
      columns={columns}
      actions={
        types.length > 1 && (
          <div className={styles.filter}>
            <CountChips label={messages.filter} chips={chips} onPress={(type) => change({ fund: type })} />
          </div>
        )
      }
      empty={<EmptyState title={fund === all ? messages.noHistory : messages.noneOfFund} />}
    />
  );
}
