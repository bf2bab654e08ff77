import { referralsMessages as messages } from '@raiz/ui/messages/network';
import type { ActiveFilter } from '@raiz/ui/table';
import { filterKeys, type ReferralFilters } from './referralsView.ts';

/** The active filters with their labels, such as 'Nome: ana'. */
export function activeFilters(filters: ReferralFilters): ActiveFilter[] {
  return filterKeys
    .filter((key) => filters[key].trim() !== '')
    .map((key) => ({ id: key, label: `${messages[key]}: ${filters[key].trim()}` }));
}
