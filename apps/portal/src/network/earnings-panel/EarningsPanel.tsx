import { EmptyState } from '@raiz/ui';
import { earningsMessages as messages, networkListsMessages as lists } from '@raiz/ui/messages/network';
import { useMemo } from 'react';
import { knownRows } from '../../shared/reads/rows.ts';
import type { Month } from '../../shared/earnings/earnings.ts';
import { EarningTable } from '../shared/EarningTable.tsx';
import { type EarningsAnswer, totalsOf, totalsOfRows } from '../../shared/earnings/totals.ts';
import { applyFilters, type EarningFilters, isFiltering, noFilters } from './filters.ts';
import { PanelFilters } from './PanelFilters.tsx';
import { PanelSummary } from './PanelSummary.tsx';

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
 * Filters, sum with its charts, and table of the earnings. With a filter, the totals are those of
 * the filtered rows; without one, the server's.
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
      <PanelSummary earnings={shown} totals={totals} filtered={isFiltered} {...(ofAnyMonth && { current })} />
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
