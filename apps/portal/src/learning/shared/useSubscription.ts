import { queries } from '../../shared/queries.ts';

/** The member's subscription, for premium notices. A failure is no news here: the notice then goes without its note. */
export function useSubscription(enabled: boolean) {
  return queries.useQuery('get', '/assinatura/status', {}, { enabled });
}
