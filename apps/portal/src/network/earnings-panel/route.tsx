import { EmptyState, PageLayout, SelectField, type SelectOption, Skeleton, Text } from '@raiz/ui';
import { MonthBars, TypeBars } from '@raiz/ui/charts';
import { countOf, formatCents, monthNames } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { useMemo, useState } from 'react';
import {
  type Earning,
  type EarningsAnswer,
  type Month,
  monthOf,
  newestEarnings,
  type Totals,
  totalsOf,
  totalsOfRows,
} from '../../shared/earnings/earnings.ts';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { inUse, useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { FileButton } from '../../shared/tables/FileButton.tsx';
import { earningOrder } from '../shared/earningOrder.ts';
import { EarningTable, type EarningTableProps, TotalFigure, TotalsNotes } from '../shared/Earnings.tsx';
import { Filters } from '../shared/Filters.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
import { bonusLabel } from '../../shared/earnings/labels.ts';
import { subscriberName, useNames } from '../../shared/earnings/names.ts';
import {
  applyFilters,
  type EarningFilters,
  completeFilters,
  filterParameters,
  isFiltering,
  noFilters,
  typesOf,
  yearsOf,
} from './filters.ts';
import * as styles from './EarningsPanel.css.ts';

const { panel } = messages;

const parameters = { ...filterParameters, order: earningOrder };

/**
 * `/perfil/painel-ganhos`: all earnings by period and bonus type
 * (docs/specification.md#detailed-earnings). The filters and the order are in the address.
 */
export function Route() {
  const [view, change] = useViewInAddress(parameters);
  const current = useThisMonth();
  const filters = completeFilters(view, current.year);
  const query = $api.useQuery('get', '/ganhos/detalhados', undefined, { select: newestEarnings });
  return (
    <PageLayout
      isLoading={stateOf(query) === 'loading'}
      band={
        <ScreenBand
          of="money"
          tabs={<NetworkTabs current="earningsPanel" />}
          {...(stateOf(query) !== 'failed' && {
            figure: formatCents(query.data ? totalsOf(query.data, 'all').sum : 0),
            sentence: panel.total,
          })}
        >
          {panel.title}
        </ScreenBand>
      }
    >
      <QueryBoundary
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={
          <>
            <Skeleton kind="field" />
            <div className={styles.summary}>
              <Skeleton kind="list" rows={6} />
              <Skeleton kind="box" />
            </div>
            <Skeleton kind="list" />
          </>
        }
      >
        {(answer) => (
          <EarningsPanel
            answer={answer}
            filters={filters}
            onFilters={change}
            current={current}
            order={view.order}
            onOrder={(order) => change({ order })}
          />
        )}
      </QueryBoundary>
    </PageLayout>
  );
}

interface EarningsPanelProps extends Pick<EarningTableProps, 'order' | 'onOrder'> {
  /** All earnings of the member, newest first, with the server's totals. */
  answer: EarningsAnswer;
  /** The active filters. */
  filters: EarningFilters;
  /** Called with all filters when one changes. */
  onFilters: (filters: EarningFilters) => void;
  /** The current month. */
  current: Month;
}

/**
 * Filters, sum with its charts, and table of the earnings. With a filter it computes the totals
 * from the filtered rows; without one they are the server's.
 */
function EarningsPanel({ answer, filters, onFilters, current, ...order }: EarningsPanelProps) {
  const { month, year, type, person } = filters;
  const isFiltered = isFiltering(filters);
  const earnings = useMemo(() => nonNullRows(answer.ganhos), [answer]);
  // By value: `filters` is a new object in each render.
  const shown = useMemo(
    () => applyFilters(earnings, { month, year, type, person }),
    [earnings, month, year, type, person],
  );
  const totals = useMemo(
    // The label says that it is their sum.
    () => (isFiltered ? { ...totalsOfRows(shown), fromRows: false } : totalsOf(answer, 'all')),
    [isFiltered, shown, answer],
  );
  const hasTotals = totals.byType.length > 0 || totals.byMonth.length > 0;
  const includesNow = (month ?? current.month) === current.month && (year ?? current.year) === current.year;

  async function loadWriter() {
    const { writeEarnings } = await import('./earningsCsv.ts');
    return () => writeEarnings(shown);
  }

  if (answer.ganhos.length === 0 && !isFiltered && !hasTotals)
    return (
      <EmptyState title={panel.none} action={<ReferralLink />}>
        {panel.noneHelp}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.tools}>
        <PanelFilters earnings={earnings} filters={filters} onChange={onFilters} shown={shown.length} />
        <FileButton load={loadWriter} disabled={shown.length === 0}>
          {panel.exportCsv}
        </FileButton>
      </div>
      <PanelSummary earnings={shown} totals={totals} filtered={isFiltered} {...(includesNow && { current })} />
      <EarningTable
        earnings={isFiltered ? shown : answer.ganhos}
        all={answer.ganhos}
        view={JSON.stringify([month, year, type, person])}
        totals={totals}
        note={shown.length > 0 && <span className={styles.onPaper}>{countOf(shown.length, messages.count)}</span>}
        {...order}
        {...(isFiltered && {
          empty: <EmptyState title={panel.noMatch} />,
        })}
      />
    </>
  );
}

const knownTypes = Object.keys(messages.bonusLabels);
const all: SelectOption = { value: '', label: panel.all };
const monthOptions = [all, ...monthNames.map((label, at) => ({ value: String(at + 1), label }))];

interface PanelFiltersProps {
  /** All earnings; the options are derived from them. */
  earnings: readonly Earning[];
  /** The active filters. */
  filters: EarningFilters;
  /** Called with all filters when one changes. */
  onChange: (filters: EarningFilters) => void;
  /** Number of earnings that pass the filters. */
  shown: number;
}

function optionsOf<Choice>(choices: readonly Choice[], label: (choice: Choice) => string): SelectOption[] {
  return [all, ...choices.map((choice) => ({ value: String(choice), label: label(choice) }))];
}

/** Filters by month, year, bonus type and person; a choice applies at once. */
function PanelFilters({ earnings, filters, onChange, shown }: PanelFiltersProps) {
  const { month, year, type, person } = filters;
  const people = usePeopleOffered(person);
  // A month without a year would mean this year.
  const allYears = { ...filters, year: null, month: null };
  const number = (value: string) => (value === '' ? null : Number(value));
  return (
    <Filters
      inUse={inUse(filterParameters, filters)}
      onClear={() => onChange(noFilters)}
      found={shown}
      result={countOf(shown, messages.count)}
    >
      <SelectField
        label={panel.month}
        optionalText=""
        options={monthOptions}
        value={String(month ?? '')}
        onChange={(value) => onChange({ ...filters, month: number(value) })}
      />
      <SelectField
        label={panel.year}
        optionalText=""
        options={optionsOf(yearsOf(earnings, year), String)}
        value={String(year ?? '')}
        onChange={(value) => onChange(value === '' ? allYears : { ...filters, year: number(value) })}
      />
      <SelectField
        label={messages.type}
        optionalText=""
        options={optionsOf(typesOf(earnings, type, knownTypes), bonusLabel)}
        value={type ?? ''}
        onChange={(value) => onChange({ ...filters, type: value || null })}
      />
      {people.length > 1 && (
        <SelectField
          label={messages.subscriber}
          optionalText=""
          options={people}
          value={String(person ?? '')}
          onChange={(value) => onChange({ ...filters, person: number(value) })}
        />
      )}
    </Filters>
  );
}

/** The person in the address; there is no list to choose from. */
function usePeopleOffered(person: number | null): SelectOption[] {
  const [first] = useState(person);
  // The table below reads them.
  const { data: names } = useNames(false);
  const offered = person ?? first;
  return offered === null ? [all] : optionsOf([offered], (id) => subscriberName(id, names));
}

const monthTexts = { ...messages, month: panel.month };

interface PanelSummaryProps {
  /** The filtered earnings. */
  earnings: readonly Earning[];
  /** The totals to show. */
  totals: Totals;
  /** Whether a filter is active: the sum is then that of the filtered earnings. */
  filtered: boolean;
  /**
   * The current month, shown even without earnings; undefined while a filter leaves it out.
   */
  current?: Month;
}

/** The totals by bonus type next to those by month, with the sum while a filter is active. */
function PanelSummary({ earnings, totals, filtered, current }: PanelSummaryProps) {
  const { byMonth, byType } = totals;
  const sum = filtered && <TotalFigure label={panel.shownTotal} totals={totals} />;
  if (byType.length === 0 && byMonth.length === 0) return sum;
  return (
    <>
      {!filtered && <TotalsNotes totals={totals} />}
      <div className={styles.summary}>
        <TypeBars caption={messages.byType} texts={messages} totals={byType} emptyText={panel.none}>
          {sum}
        </TypeBars>
        <div>
          <MonthBars
            caption={messages.byMonth}
            texts={monthTexts}
            months={byMonth}
            {...(current && byMonth.length > 0 && { current })}
            emptyText={panel.noMonths}
          />
          {earnings.some((earning) => monthOf(earning) === null) && (
            <Text size="caption" tone="muted">
              {panel.undated}
            </Text>
          )}
        </div>
      </div>
    </>
  );
}
