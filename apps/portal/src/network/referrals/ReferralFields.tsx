import { NumberField, SelectField, TextField, type SelectOption } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { memo, useMemo } from 'react';
import { levelNames } from './levelRank.ts';
import type { ReferralIndex } from './referralIndex.ts';
import type { ReferralFilters } from './referralsView.ts';

export interface ReferralFieldsProps {
  /** The whole network, for the choices of each filter. */
  index: ReferralIndex;
  /** What is chosen. */
  filters: ReferralFilters;
  /** Called with what is to be changed of the filters; the same function each time, or all fields are drawn with each key. */
  onChange: (changes: Partial<ReferralFilters>) => void;
}

/** States that the filter offers (spec, section 2); people who are waiting show without it. */
const statuses = [messages.statusWords.Ativa, messages.statusWords.Teste, messages.statusWords.Inativa];

// Five of the six fields have nothing to do with a keystroke in the sixth.
const Typed = memo(TextField);
const Chosen = memo(SelectField);
const Counted = memo(NumberField);

/** Choices of a filter, with the one in use even if an address made it up. */
function choices(values: readonly string[], present: string): SelectOption[] {
  const all = present === '' || values.includes(present) ? values : [...values, present];
  return [{ value: '', label: messages.all }, ...all.map((value) => ({ value, label: value }))];
}

/** What each field calls. */
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

/** The six filters of the network (spec, section 2). */
export function ReferralFields({ index, filters, onChange }: ReferralFieldsProps) {
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
  const { status, level, sponsorLevel } = filters;
  const statusChoices = useMemo(() => choices(statuses, status), [status]);
  const levelChoices = useMemo(() => choices(levels, level), [levels, level]);
  const sponsorLevelChoices = useMemo(() => choices(levels, sponsorLevel), [levels, sponsorLevel]);
  return (
    <>
      <Typed type="search" label={messages.name} {...field('name')} />
      <Typed type="search" label={messages.email} {...field('email')} autoCapitalize="none" spellCheck={false} />
      <Chosen label={messages.status} options={statusChoices} {...field('status')} />
      <Counted label={messages.depth} hint={messages.depthHint} maxLength={6} {...field('depth')} />
      <Chosen label={messages.level} options={levelChoices} {...field('level')} />
      <Chosen label={messages.sponsorLevel} options={sponsorLevelChoices} {...field('sponsorLevel')} />
    </>
  );
}
