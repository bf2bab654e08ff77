import { referralsMessages as messages } from '@raiz/ui/messages/network';
import type { ActiveFilter } from '@raiz/ui/table';
import { filterKeys, type ReferralFilters } from './referralsView.ts';

/** The filters in use, as the words above the table have them. */
export function activeFilters(filters: ReferralFilters): ActiveFilter[] {
  return filterKeys
    .filter((key) => filters[key].trim() !== '')
    .map((key) => ({ id: key, label: `${messages[key]}: ${filters[key].trim()}` }));
}
