import { SelectField, type SelectOption } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { Filters } from '../shared/Filters.tsx';
import { bonusWord } from '../shared/bonusWord.ts';
import type { Earning } from '../../shared/earnings/earnings.ts';
import { type EarningFilters, filtersInUse, noFilters, typesOf, yearsOf } from './filters.ts';
import { monthName, monthNumbers } from './monthName.ts';

const { panel } = messages;
const knownTypes = Object.keys(messages.bonusWords);
const all: SelectOption = { value: '', label: panel.all };
const monthOptions = [all, ...monthNumbers.map((month) => ({ value: String(month), label: monthName(month) }))];

export interface PanelFiltersProps {
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

/** Filters by month, year and bonus type; a choice applies at once. */
export function PanelFilters({ earnings, filters, onChange, shown }: PanelFiltersProps) {
  const { month, year, type } = filters;
  // A month without a year would mean this year.
  const allYears = { ...filters, year: null, month: null };
  const number = (value: string) => (value === '' ? null : Number(value));
  return (
    <Filters
      inUse={filtersInUse(filters)}
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
        options={optionsOf(typesOf(earnings, type, knownTypes), bonusWord)}
        value={type ?? ''}
        onChange={(value) => onChange({ ...filters, type: value || null })}
      />
    </Filters>
  );
}
