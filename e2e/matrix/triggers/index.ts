import type { OperationId } from '@raiz/contract';
import { isRead, pagesOf } from '../readingPages.ts';
import type { Trigger, Triggers } from '../trigger.ts';
import { accountTriggers } from './account.ts';
import { adminTriggers } from './admin.ts';
import { learningTriggers } from './learning.ts';
import { subscriptionTriggers } from './subscription.ts';

const triggers: Triggers = { ...accountTriggers, ...subscriptionTriggers, ...learningTriggers, ...adminTriggers };

/**
 * The trigger of an operation.
 * @throws Error for a read that no page sends
 */
export function triggerOf(id: OperationId): Trigger {
  if (!isRead(id)) return triggers[id];
  const [page] = pagesOf(id);
  const { as = page?.person, path = page?.path, ...rest }: Partial<Trigger> = triggers[id] ?? {};
  if (path === undefined) throw new Error(`${id}: name a page of the portal in its x-telas in openapi.yaml.`);
  return { ...(as && { as }), path, ...rest };
}
