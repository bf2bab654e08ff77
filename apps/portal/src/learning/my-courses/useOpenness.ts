import { hasPremiumAccess } from '@raiz/api-client/rules';
import { $api } from '../../shared/queries.ts';

/**
 * Whether a course will open for the member, as far as can be told without asking for it: who has no access to premium courses
 * is spared a refusal. What cannot be told is open: the server knows.
 * @param courseId undefined when there is none
 */
export function useOpenness(courseId: number | undefined, isAdmin: boolean): 'checking' | 'open' | 'closed' {
  const asks = courseId !== undefined && !isAdmin;
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled: asks });
  const hasAccess = subscription.data ? hasPremiumAccess(subscription.data, new Date()) : !subscription.isPending;
  const catalogue = $api.useQuery('get', '/courses', undefined, {
    enabled: asks && subscription.isSuccess && !hasAccess,
  });
  if (!asks || hasAccess) return 'open';
  if (subscription.isPending || catalogue.isPending) return 'checking';
  return catalogue.data?.find(({ id }) => id === courseId)?.is_premium === 1 ? 'closed' : 'open';
}
