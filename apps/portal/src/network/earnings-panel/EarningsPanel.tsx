import { EmptyState, Stat } from '@raiz/ui';
import { formatCents } from '@raiz/ui/format';
import { earningsMessages as messages, networkListsMessages as lists } from '@raiz/ui/messages/network';
import { useMemo } from 'react';
import { type Earning, type Month, sumOf } from '../shared/earnings.ts';
import { EarningTable } from '../shared/EarningTable.tsx';
import { applyFilters, type EarningFilters, isFiltering, noFilters } from './filters.ts';
import { PanelCharts } from './PanelCharts.tsx';
import { PanelFilters } from './PanelFilters.tsx';

const { panel } = messages;

export interface EarningsPanelProps {
  /** All earnings of the member. */
  earnings: readonly Earning[];
  /** The active filters. */
  filters: EarningFilters;
  /** Called with all filters when one changes. */
  onFilters: (filters: EarningFilters) => void;
  /** The current month. */
  current: Month;
}

/** Filters, sum, charts and table of the earnings. All are computed from the filtered earnings. */
export function EarningsPanel({ earnings, filters, onFilters, current }: EarningsPanelProps) {
  const { month, year, type } = filters;
  // By value: `filters` is a new object in each render.
  const shown = useMemo(() => applyFilters(earnings, { month, year, type }), [earnings, month, year, type]);
  const ofAnyMonth = month === null && year === null;
  if (earnings.length === 0) return <EmptyState title={panel.none}>{panel.noneHelp}</EmptyState>;
  return (
    <>
      <PanelFilters earnings={earnings} filters={filters} onChange={onFilters} shown={shown.length} />
      <dl>
        <Stat label={panel.shownTotal} value={formatCents(sumOf(shown))} />
      </dl>
      {shown.length > 0 && <PanelCharts earnings={shown} {...(ofAnyMonth && { current })} />}
      <EarningTable
        earnings={shown}
        {...(isFiltering(filters) && {
          noMatch: { title: panel.noMatch, clearText: lists.filters.clear, onClear: () => onFilters(noFilters) },
        })}
      />
    </>
  );
}
