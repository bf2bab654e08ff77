import { hasPremiumAccess } from '@raiz/api-client/rules';
import { $api } from '../../shared/reads/queries.ts';
import { isClosed } from './courseFacts.ts';
import type { CourseRead } from './courseQuery.ts';

/** `isClosed`, asking for the subscription only when the course does not say who may open it. */
export function useIsClosed(read: CourseRead, isAdmin: boolean): boolean {
  const enabled = read.course.userIsSubscriber === null && isClosed(read, isAdmin);
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled });
  return isClosed(read, isAdmin, hasPremiumAccess(subscription.data, new Date()));
}
