import { $api } from '../../shared/queries.ts';
import { useProfile } from './useProfile.ts';

/**
 * The courses a member is enrolled in, by the id that the profile gives. Nothing is read for a visitor.
 * `profile` tells a failed profile (spec: 'Erro ao autenticar usuário.') from a failed list.
 */
export function useMyCourses() {
  const profile = useProfile();
  const userId = profile.data?.user.id;
  const courses = $api.useQuery(
    'get',
    '/user/courses',
    { params: { query: { user_id: userId ?? 0 } } },
    { enabled: userId !== undefined },
  );
  return { profile, courses };
}
