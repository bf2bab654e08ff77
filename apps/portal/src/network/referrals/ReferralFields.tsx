import { NumberField, SelectField, TextField, type SelectOption } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { useMemo } from 'react';
import { levelNames } from './levelRank.ts';
import type { ReferralIndex } from './referralIndex.ts';
import type { ReferralFilters } from './referralsView.ts';

export interface ReferralFieldsProps {
  /** The whole network, for the choices of each filter. */
  index: ReferralIndex;
  /** What is chosen. */
  filters: ReferralFilters;
  /** Called with what is to be changed of the filters. */
  onChange: (changes: Partial<ReferralFilters>) => void;
}

/** States that the filter offers (spec, section 2); people who are waiting show without it. */
const statuses = [messages.statusWords.Ativa, messages.statusWords.Teste, messages.statusWords.Inativa];

/** Choices of a filter, with the one in use even if an address made it up. */
function choices(values: readonly string[], present: string): SelectOption[] {
  const all = present === '' || values.includes(present) ? values : [...values, present];
  return [{ value: '', label: messages.all }, ...all.map((value) => ({ value, label: value }))];
}

/** The six filters of the network (spec, section 2). */
export function ReferralFields({ index, filters, onChange }: ReferralFieldsProps) {
  const levels = useMemo(() => {
    const others = [...index.levels].filter((level) => !levelNames.includes(level));
    return [...levelNames, ...others.slice(0, 20)];
  }, [index]);
  const field = (key: keyof ReferralFilters) => ({
    optionalText: '',
    value: filters[key],
    onChange: (value: string) => onChange({ [key]: value }),
  });
  return (
    <>
      <TextField type="search" label={messages.name} {...field('name')} />
      <TextField type="search" label={messages.email} {...field('email')} autoCapitalize="none" spellCheck={false} />
      <SelectField label={messages.status} options={choices(statuses, filters.status)} {...field('status')} />
      <NumberField label={messages.depth} hint={messages.depthHint} maxLength={6} {...field('depth')} />
      <SelectField label={messages.level} options={choices(levels, filters.level)} {...field('level')} />
      <SelectField
        label={messages.sponsorLevel}
        options={choices(levels, filters.sponsorLevel)}
        {...field('sponsorLevel')}
      />
    </>
  );
}
