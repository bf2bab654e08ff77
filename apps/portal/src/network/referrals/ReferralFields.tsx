import { SelectField, TextField, type SelectOption } from '@raiz/ui';
import { formatCount } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { memo, useMemo } from 'react';
import type { FoundReferrals } from './findReferrals.ts';
import { levelNames } from './levelRank.ts';
import type { ReferralIndex } from './referralIndex.ts';
import type { ReferralFilters } from './referralsView.ts';

export interface ReferralFieldsProps {
  /** The whole network, for the options of the level filters. */
  index: ReferralIndex;
  /** Number of people by depth, for the options of the depth filter. */
  byDepth: FoundReferrals['byDepth'];
  /** The active filters. */
  filters: ReferralFilters;
  /**
   * Called with the changed filters; the same function in each render, so that fields can skip it.
   */
  onChange: (changes: Partial<ReferralFilters>) => void;
}

/** Options of the status filter (docs/specification.md#network); 'Pendente' is not one of them. */
const statuses = [messages.statusWords.Ativa, messages.statusWords.Teste, messages.statusWords.Inativa];

// A keystroke in one field does not render the others, except the counts of the depths.
const MemoTextField = memo(TextField);
const MemoSelectField = memo(SelectField);

/** Options of a filter, with the current value even if only the address has it. */
function optionsOf(values: readonly string[], current: string): SelectOption[] {
  const all = current === '' || values.includes(current) ? values : [...values, current];
  return [{ value: '', label: messages.all }, ...all.map((value) => ({ value, label: value }))];
}

/** Most depths listed: a chain may be thousands deep. The address can name a deeper one. */
const listedDepths = 100;

/** The depths with the number of people at each, smallest first. */
function depthOptions(byDepth: FoundReferrals['byDepth'], current: string): SelectOption[] {
  const depths = [...byDepth.keys()].toSorted((a, b) => a - b).slice(0, listedDepths);
  const all = current === '' || depths.includes(Number(current)) ? depths : [...depths, Number(current)];
  return [
    { value: '', label: messages.allDepths },
    ...all.map((depth) => ({
      value: String(depth),
      label: messages.depthCount({ depth: String(depth), count: formatCount(byDepth.get(depth) ?? 0) }),
    })),
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

/** The six filter fields. */
export function ReferralFields({ index, byDepth, filters, onChange }: ReferralFieldsProps) {
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
  const statusOptions = useMemo(() => optionsOf(statuses, status), [status]);
  const depths = useMemo(() => depthOptions(byDepth, depth), [byDepth, depth]);
  const levelOptions = useMemo(() => optionsOf(levels, level), [levels, level]);
  const sponsorLevelOptions = useMemo(() => optionsOf(levels, sponsorLevel), [levels, sponsorLevel]);
  return (
    <>
      <MemoTextField type="search" label={messages.name} {...field('name')} />
      <MemoTextField
        type="search"
        label={messages.email}
        {...field('email')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <MemoSelectField label={messages.status} options={statusOptions} {...field('status')} />
      <MemoSelectField label={messages.depth} options={depths} {...field('depth')} />
      <MemoSelectField label={messages.level} options={levelOptions} {...field('level')} />
      <MemoSelectField label={messages.sponsorLevel} options={sponsorLevelOptions} {...field('sponsorLevel')} />
    </>
  );
}
