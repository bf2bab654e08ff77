import { SearchField, SelectField, type SelectOption, TextField } from '@raiz/ui';
import { formatCount, levelNames } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { memo, useMemo } from 'react';
import { CountChips } from '@raiz/ui/table';
import type { FoundReferrals, ReferralIndex } from './findReferrals.ts';
import type { ReferralFilters } from './referralsView.ts';

interface NameSearchProps {
  /** The active filters. */
  filters: ReferralFilters;
  /** Called with the changed filters; must be stable across renders. */
  onChange: (changes: Partial<ReferralFilters>) => void;
}

/** The filter for names, which phones show next to the button for the others. */
export function NameSearch({ filters, onChange }: NameSearchProps) {
  const change = useMemo(() => changesOf(onChange).name, [onChange]);
  return <MemoSearchField label={messages.name} value={filters.name} onChange={change} />;
}

export interface ReferralFieldsProps {
  /** The whole network, for the options of the filters for levels and depth. */
  index: ReferralIndex;
  /** The people found, for the counts of the options. */
  found: FoundReferrals;
  /** The active filters. */
  filters: ReferralFilters;
  /**
   * Called with the changed filters; must be stable across renders, so that fields do not render
   * again.
   */
  onChange: (changes: Partial<ReferralFilters>) => void;
}

/** Options of the status filter (docs/specification.md#network); 'Pendente' is not one of them. */
const statuses = [messages.statusLabels.Ativa, messages.statusLabels.Teste, messages.statusLabels.Inativa];

// A keystroke in one field does not render the others until the counts of their options change.
const MemoSearchField = memo(SearchField);
const MemoTextField = memo(TextField);
const MemoSelectField = memo(SelectField);

/**
 * A value with the number of people found with it. The chosen one is alone: its number is below the fields, which have
 * no room for both.
 */
function optionOf(value: string, current: string, count = 0): SelectOption {
  return { value, label: value === current ? value : messages.valueCount({ value, count: formatCount(count) }) };
}

/** Options of a filter, including a current value that only the address has. */
function optionsOf(values: readonly string[], counts: ReadonlyMap<string, number>, current: string): SelectOption[] {
  const all = current === '' || values.includes(current) ? values : [...values, current];
  return [{ value: '', label: messages.all }, ...all.map((value) => optionOf(value, current, counts.get(value)))];
}

/**
 * Maximum number of depths listed, because a chain may be thousands deep. The address may have a
 * deeper one.
 */
const listedDepths = 100;

/** Every depth of the network with the number of people found there, smallest first. */
function depthOptions(
  depths: ReferralIndex['depths'],
  byDepth: FoundReferrals['byDepth'],
  current: string,
): SelectOption[] {
  const listed = [...depths].toSorted((a, b) => a - b).slice(0, listedDepths);
  const all = current === '' || listed.includes(Number(current)) ? listed : [...listed, Number(current)];
  return [
    { value: '', label: messages.allDepths },
    ...all.map((depth) => optionOf(String(depth), current, byDepth.get(depth))),
  ];
}

/** Change handler of each field. */
function changesOf(onChange: ReferralFieldsProps['onChange']): Record<keyof ReferralFilters, (value: string) => void> {
  const changeOf = (key: keyof ReferralFilters) => (value: string) => onChange({ [key]: value });
  return {
    name: changeOf('name'),
    email: changeOf('email'),
    status: changeOf('status'),
    depth: changeOf('depth'),
    level: changeOf('level'),
    sponsorLevel: changeOf('sponsorLevel'),
  };
}

/** All filter fields except the name search. */
export function ReferralFields({ index, found, filters, onChange }: ReferralFieldsProps) {
  const levels = useMemo(() => {
    const others = [...index.levels].filter((level) => !levelNames.includes(level));
    return [...levelNames, ...others.slice(0, 20)];
  }, [index]);
  const changes = useMemo(() => changesOf(onChange), [onChange]);
  const field = (key: keyof ReferralFilters) => ({
    optionalText: '',
    value: filters[key],
    onChange: changes[key],
  });
  const { status, depth, level, sponsorLevel } = filters;
  const { byStatus, byDepth, byLevel, bySponsorLevel } = found;
  const statusOptions = useMemo(() => optionsOf(statuses, byStatus, status), [byStatus, status]);
  const depths = useMemo(() => depthOptions(index.depths, byDepth, depth), [index, byDepth, depth]);
  const levelOptions = useMemo(() => optionsOf(levels, byLevel, level), [levels, byLevel, level]);
  const sponsorLevelOptions = useMemo(
    () => optionsOf(levels, bySponsorLevel, sponsorLevel),
    [levels, bySponsorLevel, sponsorLevel],
  );
  return (
    <>
      <MemoTextField label={messages.email} {...field('email')} autoComplete="off" />
      <MemoSelectField label={messages.status} options={statusOptions} {...field('status')} />
      <MemoSelectField label={messages.depth} options={depths} {...field('depth')} />
      <MemoSelectField label={messages.level} options={levelOptions} {...field('level')} />
      <MemoSelectField label={messages.sponsorLevel} options={sponsorLevelOptions} {...field('sponsorLevel')} />
    </>
  );
}

const summary = messages.summary;
const direct = '1';
/** Value of the status filter for each count. */
const countedStatuses = { active: 'Ativa', trial: 'Teste', inactive: 'Inativa', pending: 'Pendente' } as const;

function isStatus(id: string): id is keyof typeof countedStatuses {
  return Object.hasOwn(countedStatuses, id);
}

interface ReferralCountsProps {
  /** The people found, with counts. */
  found: FoundReferrals;
  /** The active filters. */
  filters: ReferralFilters;
  /** Called with the filters to change. */
  onChange: (changes: Partial<ReferralFilters>) => void;
}

/**
 * Counts by status and of direct referrals. A press on a count filters by it; another press removes
 * the filter.
 */
export const ReferralCounts = memo(function ReferralCounts({ found, filters, onChange }: ReferralCountsProps) {
  const { status, depth } = filters;
  function press(id: string) {
    if (id === 'direct') onChange({ depth: depth === direct ? '' : direct });
    else if (isStatus(id)) onChange({ status: status === countedStatuses[id] ? '' : countedStatuses[id] });
  }
  const ofStatus = (id: keyof typeof countedStatuses) => ({
    id,
    label: summary[id],
    count: formatCount(found.byStatus.get(countedStatuses[id]) ?? 0),
    pressed: status === countedStatuses[id],
  });
  return (
    <CountChips
      label={messages.counts}
      onPress={press}
      chips={[
        {
          id: 'direct',
          label: summary.direct,
          count: formatCount(found.byDepth.get(1) ?? 0),
          pressed: depth === direct,
        },
        ofStatus('active'),
        ofStatus('trial'),
        ofStatus('inactive'),
        ofStatus('pending'),
      ]}
    />
  );
});
