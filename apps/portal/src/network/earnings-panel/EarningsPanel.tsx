import { EmptyState, Stat } from '@raiz/ui';
import { formatCents } from '@raiz/ui/format';
import { earningsMessages as messages, networkListsMessages as lists } from '@raiz/ui/messages/network';
import { useMemo } from 'react';
import { knownRows } from '../../shared/rows.ts';
import type { Month } from '../../shared/earnings/earnings.ts';
import { EarningTable } from '../shared/EarningTable.tsx';
import { type EarningsAnswer, totalsOf, totalsOfRows } from '../../shared/earnings/totals.ts';
import { TotalsNotes } from '../shared/TotalsNotes.tsx';
import { applyFilters, type EarningFilters, isFiltering, noFilters } from './filters.ts';
import { PanelCharts } from './PanelCharts.tsx';
import { PanelFilters } from './PanelFilters.tsx';

const { panel } = messages;

export interface EarningsPanelProps {
  /** All earnings of the member, with the server's totals. */
  answer: EarningsAnswer;
  /** The active filters. */
  filters: EarningFilters;
  /** Called with all filters when one changes. */
  onFilters: (filters: EarningFilters) => void;
  /** The current month. */
  current: Month;
}

/**
 * Filters, sum, charts and table of the earnings. With a filter, the totals are those of the
 * filtered rows; without one, the server's.
 */
export function EarningsPanel({ answer, filters, onFilters, current }: EarningsPanelProps) {
  const { month, year, type } = filters;
  const isFiltered = isFiltering(filters);
  const earnings = useMemo(() => knownRows(answer.ganhos), [answer]);
  // By value: `filters` is a new object in each render.
  const shown = useMemo(() => applyFilters(earnings, { month, year, type }), [earnings, month, year, type]);
  const totals = useMemo(
    () => (isFiltered ? totalsOfRows(shown) : totalsOf(answer, 'all')),
    [isFiltered, shown, answer],
  );
  const hasTotals = totals.byType.length > 0 || totals.byMonth.length > 0;
  const ofAnyMonth = month === null && year === null;
  if (answer.ganhos.length === 0 && !isFiltered && !hasTotals)
    return <EmptyState title={panel.none}>{panel.noneHelp}</EmptyState>;
  return (
    <>
      <PanelFilters earnings={earnings} filters={filters} onChange={onFilters} shown={shown.length} />
      <dl>
        <Stat label={isFiltered ? panel.shownTotal : panel.total} value={formatCents(totals.sum)} />
      </dl>
      <TotalsNotes totals={totals} />
      {hasTotals && <PanelCharts earnings={shown} totals={totals} {...(ofAnyMonth && { current })} />}
      <EarningTable
        earnings={isFiltered ? shown : answer.ganhos}
        totals={totals}
        {...(isFiltered && {
          noMatch: { title: panel.noMatch, clearText: lists.filters.clear, onClear: () => onFilters(noFilters) },
        })}
      />
    </>
  );
}
