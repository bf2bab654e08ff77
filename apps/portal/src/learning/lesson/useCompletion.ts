import { mutationOptions, useMutation, useMutationState } from '@tanstack/react-query';
import { $api, invalidate, queryClient } from '../../shared/reads/queries.ts';
import { api } from '../../shared/session/api.ts';
import { withTick } from '../shared/courseFacts.ts';
import { courseQuery } from '../shared/courseQuery.ts';

const path = '/user/courses/{courseId}/lessons/{lessonId}/progress';

/** Whether a lesson is completed, and how to change it. */
export type Completion = ReturnType<typeof useCompletion>;

/**
 * Reads, marks and unmarks the completion of a lesson (docs/specification.md#completion). The
 * course's list of lessons says whether it is completed; the progress adds the date, and decides
 * only for a lesson that the list lacks.
 * @param listed What the list says; null or undefined when unknown.
 */
export function useCompletion(courseId: number, lessonId: number, listed: boolean | null | undefined) {
  const progress = $api.useQuery('get', path, { params: { path: { courseId, lessonId } } });
  const mutation = completionMutation(courseId, lessonId);
  const { mutationKey } = mutation;
  const change = useMutation(mutation);
  // Not of `change`, which forgets a request when its lesson is left.
  const [pending] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => ({ mark: state.variables === true, at: new Date(state.submittedAt).toISOString() }),
  });
  const completedAt = pending ? pending.at : (progress.data?.completed_at ?? null);
  const completed = pending ? pending.mark : (listed ?? completedAt !== null);
  return {
    progress,
    completed,
    /** The date and time of completion, ISO with offset; null when unknown. */
    completedAt,
    /** The last mark (`variables`: true) or unmark (false). */
    change,
    /** Also true after leaving the lesson and coming back during the request. */
    busy: pending !== undefined,
    /** Ignores a second press during the request. */
    toggle() {
      if (queryClient.isMutating({ mutationKey }) === 0) change.mutate(!completed);
    },
  };
}

/** Marks (true) or unmarks (false) a lesson, with an optimistic update of the course. */
function completionMutation(courseId: number, lessonId: number) {
  const init = { params: { path: { courseId, lessonId } } };
  const { queryKey } = courseQuery(courseId, 'member');
  const { queryKey: progressKey } = $api.queryOptions('get', path, init);

  async function tick(completed: boolean) {
    // A read under way would restore the old state.
    await queryClient.cancelQueries({ queryKey });
    return queryClient.setQueryData(
      queryKey,
      (read) => read && { ...read, course: withTick(read.course, lessonId, completed) },
    );
  }

  return mutationOptions({
    mutationKey: ['completion', courseId, lessonId],
    mutationFn: (completed: boolean) => (completed ? api.POST(path, init) : api.DELETE(path, init)),
    onMutate: async (completed) => {
      const before = queryClient.getQueryData(queryKey);
      return { before, shown: await tick(completed) };
    },
    onSuccess: async ({ data }, completed) => {
      await queryClient.cancelQueries({ queryKey: progressKey });
      queryClient.setQueryData(progressKey, data);
      await tick(completed);
      void invalidate('/courses/{id}', '/user/courses', '/user/certificates');
    },
    onError: (_error, _completed, optimistic) => {
      // Keeps what is newer than the optimistic update.
      const isNewest = optimistic && queryClient.getQueryData(queryKey) === optimistic.shown;
      if (isNewest) queryClient.setQueryData(queryKey, optimistic.before);
      // The server may have stored the change although its answer was lost.
      void invalidate(path, '/courses/{id}');
    },
  });
}
