import { hasPremiumAccess } from '@raiz/api-client/rules';
import { $api } from '../../shared/reads/queries.ts';

/**
 * Whether the server will open a course for the member, checked without requesting the course, so
 * that a member without premium access causes no refusal. Unknown counts as open.
 * @param courseId Undefined when there is no course.
 */
export function useCourseAccess(courseId: number | undefined, isAdmin: boolean): 'checking' | 'open' | 'closed' {
  const enabled = courseId !== undefined && !isAdmin;
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled });
  const hasAccess = subscription.data ? hasPremiumAccess(subscription.data, new Date()) : !subscription.isPending;
  const catalogue = $api.useQuery('get', '/courses', undefined, {
    enabled: enabled && subscription.isSuccess && !hasAccess,
  });
  if (!enabled || hasAccess) return 'open';
  if (subscription.isPending || catalogue.isPending) return 'checking';
  return catalogue.data?.find((one) => one?.id === courseId)?.is_premium === 1 ? 'closed' : 'open';
}
