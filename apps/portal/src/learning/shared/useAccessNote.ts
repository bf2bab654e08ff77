import { $api } from '../../shared/queries.ts';
import { useToday } from '../../shared/useToday.ts';
import { accessNote } from './accessNote.ts';

/**
 * The note of a premium notice (`accessNote`), or null. A subscription that cannot be read leaves
 * the notice without it.
 * @param enabled Whether the notice is shown: only then is the subscription read.
 */
export function useAccessNote(enabled = true): string | null {
  useToday();
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled });
  return accessNote(subscription.data, new Date());
}
