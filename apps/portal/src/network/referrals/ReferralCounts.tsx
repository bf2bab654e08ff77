import { formatCount } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { CountChips } from '@raiz/ui/table';
import { memo } from 'react';
import type { FoundReferrals } from './findReferrals.ts';
import type { ReferralFilters } from './referralsView.ts';

const words = messages.summary;
const direct = '1';
/** Value of the status filter for each count. */
const statuses = { active: 'Ativa', trial: 'Teste', inactive: 'Inativa', pending: 'Pendente' } as const;

function isStatus(id: string): id is keyof typeof statuses {
  return Object.hasOwn(statuses, id);
}

export interface ReferralCountsProps {
  /** The people found, with counts. */
  found: FoundReferrals;
  /** The active filters. */
  filters: ReferralFilters;
  /** Called with the filters to change. */
  onChange: (changes: Partial<ReferralFilters>) => void;
}

/**
 * Counts by status and of direct referrals, each of which filters by what it counts; pressed again,
 * it does not. The total removes both filters.
 */
export const ReferralCounts = memo(function ReferralCounts({ found, filters, onChange }: ReferralCountsProps) {
  const { status, depth } = filters;
  function press(id: string) {
    if (id === 'direct') onChange({ depth: depth === direct ? '' : direct });
    else if (isStatus(id)) onChange({ status: status === statuses[id] ? '' : statuses[id] });
    else onChange({ status: '', depth: '' });
  }
  const ofStatus = (id: keyof typeof statuses) => ({
    id,
    label: words[id],
    count: formatCount(found.byStatus.get(statuses[id]) ?? 0),
    pressed: status === statuses[id],
  });
  return (
    <CountChips
      label={messages.counts}
      onPress={press}
      chips={[
        { id: 'total', label: words.total, count: formatCount(found.total), pressed: status === '' && depth === '' },
        {
          id: 'direct',
          label: words.direct,
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
