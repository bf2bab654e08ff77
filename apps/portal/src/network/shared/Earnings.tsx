import { failureText, type Received } from '@raiz/api-client';
import { Button, EmptyState, levelLang, Text } from '@raiz/ui';
import { BonusSwatch } from '@raiz/ui/charts';
import { countOf, emptyValue, formatCents, formatDate, formatMoney } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { earningsMessages as messages, referralsMessages } from '@raiz/ui/messages/network';
import type { DataTableColumn, NoMatch } from '@raiz/ui/table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Earning, Totals } from '../../shared/earnings/earnings.ts';
import { $api } from '../../shared/reads/queries.ts';
import { hasId, knownRows, rowKey } from '../../shared/reads/rows.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { monthGroups } from './monthGroups.ts';
import { bonusWord, isLongAmount } from './words.ts';
import * as styles from './Earnings.css.ts';

export interface EarningTableProps {
  /** As received, newest first. */
  earnings: readonly (Earning | null)[];
  /** The totals shown above the table. */
  totals: Totals;
  /** Shown instead of the table when there are no earnings. */
  empty?: ReactNode;
  /** Shown instead of `empty` while filters are active. */
  noMatch?: NoMatch;
}

function columnsWith(names: ReadonlyMap<number, string>): readonly DataTableColumn<Earning>[] {
  return [
    { id: 'type', header: messages.type, rowHeader: true, render: (earning) => <TypeAndLevel {...earning} /> },
    {
      id: 'date',
      header: messages.date,
      listLabel: '',
      render: ({ earning_date }) => formatDate(earning_date),
    },
    {
      id: 'subscriber',
      header: messages.subscriber,
      listLabel: '',
      render: ({ id_assinante }) => subscriberCell(id_assinante, names),
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
}

function subscriberCell(id: number | null, names: ReadonlyMap<number, string>): ReactNode {
  if (id === null) return emptyValue;
  return subscriberName(id, names);
}

/** The bonus type in its colour, with the depth it came from: `Indireto · profundidade 3`. */
function TypeAndLevel({ bonus_type, level }: Earning) {
  const word = bonusWord(bonus_type);
  return (
    <span className={styles.type}>
      <BonusSwatch type={bonus_type} />
      <span>
        <span lang={levelLang(word)}>{word}</span>
        {level !== null && <span className={styles.level}>{` · ${messages.ofDepth({ depth: level })}`}</span>}
      </span>
    </span>
  );
}

/**
 * The earnings as a table, newest first, by month if there are several, with a button for the names
 * of people who are numbers yet. A line below says when rows and totals of the answer differ.
 */
export function EarningTable({ earnings, totals, empty, noMatch }: EarningTableProps) {
  const { rowsDiffer, byMonth } = totals;
  const names = useLoadedNames();
  const columns = useMemo(() => columnsWith(names), [names]);
  const groupOf = useMemo(() => monthGroups(earnings, byMonth), [earnings, byMonth]);
  return (
    <>
      <LongTable
        caption={messages.linesCaption}
        rows={earnings}
        rowKey={rowKey}
        columns={columns}
        actions={earnings.some((earning) => earning?.id_assinante) && <NamesButton />}
        {...(groupOf !== null && { groupOf })}
        empty={rowsDiffer ? <EmptyState look="row" title={messages.noRows} /> : empty}
        noMatch={noMatch}
      />
      {rowsDiffer && <Text tone="muted">{messages.rowsDiffer}</Text>}
    </>
  );
}

interface TotalFigureProps {
  /** What the sum is of. */
  label: string;
  /** The totals shown. */
  totals: Totals;
  /** Number of earnings, shown beside the sum; undefined where it is shown elsewhere. */
  count?: number;
}

/** The sum of earnings as a large figure, with notes on what it lacks. */
export function TotalFigure({ label, totals, count }: TotalFigureProps) {
  const sum = formatCents(totals.sum);
  return (
    <>
      <dl className={styles.total}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.amount[isLongAmount(sum) ? 'long' : 'short']}>{sum}</dd>
        {count !== undefined && <dd className={styles.hint}>{countOf(count, messages.count)}</dd>}
      </dl>
      <TotalsNotes totals={totals} />
    </>
  );
}

/** Says below the totals that they lack an amount, or that they are computed from the rows. */
function TotalsNotes({ totals: { lacksAmount, fromRows } }: { totals: Totals }) {
  return (
    <>
      {lacksAmount && (
        <Text size="small" tone="muted">
          {commonMessages.sumIncomplete}
        </Text>
      )}
      {fromRows && (
        <Text size="small" tone="muted">
          {messages.totalsFromRows}
        </Text>
      )}
    </>
  );
}

type People = readonly (Received<'Indicado'> | null)[];

const noNames: ReadonlyMap<number, string> = new Map();

function namesOf({ indicados }: { indicados: People }): ReadonlyMap<number, string> {
  const people = knownRows(indicados).filter(hasId);
  return new Map(people.flatMap(({ id, name }): [number, string][] => (name?.trim() ? [[id, name.trim()]] : [])));
}

/** Never fetches the network by itself: it may be large. */
function useNetworkNames() {
  return $api.useQuery('get', '/minhas-indicacoes', undefined, { enabled: false, select: namesOf });
}

/** Names of the people of the network by their id, if the network has been loaded; else empty. */
export function useLoadedNames(): ReadonlyMap<number, string> {
  return useNetworkNames().data ?? noNames;
}

/** The name of a person whose network has been loaded; otherwise the number with a word. */
export function subscriberName(id: number, names: ReadonlyMap<number, string>): string {
  return names.get(id) ?? messages.subscriberNumber({ id });
}

/**
 * Loads the network for the names in it. Nothing where it was loaded before; afterwards the focus
 * moves to a sentence in the button's place.
 */
function NamesButton() {
  const { data, error, isFetching, refetch } = useNetworkNames();
  const [asked, setAsked] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const isLoaded = data !== undefined;

  async function load() {
    setAsked(true);
    const { isSuccess } = await refetch();
    if (isSuccess) answer.current?.focus({ preventScroll: true });
  }

  if (isLoaded && !asked) return null;
  return (
    <div className={styles.names}>
      <p ref={answer} tabIndex={-1} role="status">
        <Text as="span" size="small" tone="muted">
          {isLoaded && messages.namesShown}
          {error !== null && !isFetching && failureText(error, { fallback: referralsMessages.loadFailed })}
        </Text>
      </p>
      {!isLoaded && (
        <Button
          variant="quiet"
          size="small"
          flush
          busy={isFetching}
          busyLabel={messages.loadingNames}
          onClick={() => void load()}
        >
          {messages.showNames}
        </Button>
      )}
    </div>
  );
}
