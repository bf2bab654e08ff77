import { mutationOptions, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/session/api.ts';
import { $api, invalidate, queryClient } from '../../shared/reads/queries.ts';
import { withTick } from '../shared/courseFacts.ts';
import { courseQuery } from '../shared/courseQuery.ts';

const path = '/user/courses/{courseId}/lessons/{lessonId}/progress';

/** Whether a lesson is completed, and how to change it. */
export type Completion = ReturnType<typeof useCompletion>;

/**
 * Reads, marks and unmarks the completion of a lesson (docs/specification.md#completion). When the
 * progress cannot be read, the course's list decides; without it the lesson is not completed.
 * @param listed What the course's list of lessons says; null or undefined when unknown.
 */
export function useCompletion(courseId: number, lessonId: number, listed: boolean | null | undefined) {
  const progress = useQuery($api.queryOptions('get', path, { params: { path: { courseId, lessonId } } }));
  const mutation = completionMutation(courseId, lessonId);
  const { mutationKey } = mutation;
  const change = useMutation(mutation);
  /** The date and time of completion, ISO with offset, or null when not completed or unknown. */
  const completedAt = progress.data?.completed_at ?? null;
  const completed = progress.data ? completedAt !== null : (listed ?? false);
  return {
    progress,
    completed,
    completedAt,
    /** The last mark (`variables`: true) or unmark (false). */
    change,
    /** Also true after leaving the lesson and coming back during the request. */
    busy: useIsMutating({ mutationKey }) > 0,
    /** Ignores a second press during the request. */
    toggle() {
      if (queryClient.isMutating({ mutationKey }) === 0) change.mutate(!completed);
    },
  };
}

/** Marks (true) or unmarks (false) a lesson, with an optimistic update of progress and course. */
function completionMutation(courseId: number, lessonId: number) {
  const init = { params: { path: { courseId, lessonId } } };
  const { queryKey: progressKey } = $api.queryOptions('get', path, init);
  const { queryKey: courseKey } = courseQuery(courseId, 'member');

  function tick(completed: boolean) {
    queryClient.setQueryData(
      courseKey,
      (read) => read && { ...read, course: withTick(read.course, lessonId, completed) },
    );
  }

  async function show(completed: boolean, completedAt: string) {
    // A read under way would restore the old state.
    await Promise.all([progressKey, courseKey].map((queryKey) => queryClient.cancelQueries({ queryKey })));
    tick(completed);
    return queryClient.setQueryData(progressKey, { success: true, completed_at: completed ? completedAt : null });
  }

  return mutationOptions({
    mutationKey: ['completion', courseId, lessonId],
    mutationFn: (completed: boolean) => (completed ? api.POST(path, init) : api.DELETE(path, init)),
    onMutate: async (completed) => {
      const before = queryClient.getQueryData(progressKey);
      return { before, shown: await show(completed, new Date().toISOString()) };
    },
    onSuccess: async ({ data }, completed) => {
      await show(completed, data?.completed_at ?? new Date().toISOString());
      void invalidate('/courses/{id}', '/user/courses', '/user/certificates');
    },
    onError: (_error, completed, optimistic) => {
      // Keeps what is newer than the optimistic update.
      if (optimistic && queryClient.getQueryData(progressKey) === optimistic.shown) {
        tick(!completed);
        queryClient.setQueryData(progressKey, optimistic.before);
        if (optimistic.before === undefined) void queryClient.resetQueries({ queryKey: progressKey });
      }
      // The server may have stored the change although its answer was lost.
      void invalidate(path, '/courses/{id}');
    },
  });
}
