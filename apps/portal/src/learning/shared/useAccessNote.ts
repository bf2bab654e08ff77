import { $api } from '../../shared/reads/queries.ts';
import { useToday } from '../../shared/page/useToday.ts';
import { accessNote } from './accessNote.ts';

/**
 * The note of a premium notice (`accessNote`), or null, also when the subscription cannot be read.
 * @param enabled Whether the notice is shown; reads the subscription only then.
 */
export function useAccessNote(enabled = true): string | null {
  useToday();
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled });
  return accessNote(subscription.data, new Date());
}
