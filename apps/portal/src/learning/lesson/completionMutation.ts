import { mutationOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { $api, invalidate, queryClient } from '../../shared/queries.ts';
import { withTick } from '../shared/courseFacts.ts';
import { courseQuery } from '../shared/courseQuery.ts';

const path = '/user/courses/{courseId}/lessons/{lessonId}/progress';

/** The read of a lesson's progress. */
export function progressQuery(courseId: number, lessonId: number) {
  return $api.queryOptions('get', path, { params: { path: { courseId, lessonId } } });
}

/**
 * Marks a lesson as completed (true) or takes the mark back (false). The progress and the outline
 * of the course show it at once; a failure takes it back. `success: false` is a failure already
 * when it arrives here.
 */
export function completionMutation(courseId: number, lessonId: number) {
  const init = { params: { path: { courseId, lessonId } } };
  const { queryKey: progressKey } = progressQuery(courseId, lessonId);
  const { queryKey: courseKey } = courseQuery(courseId, 'member');

  function tick(completed: boolean) {
    queryClient.setQueryData(
      courseKey,
      (read) => read && { ...read, course: withTick(read.course, lessonId, completed) },
    );
  }

  async function show(complete: boolean, completedAt: string) {
    // A read under way would bring the old state back.
    await Promise.all([progressKey, courseKey].map((queryKey) => queryClient.cancelQueries({ queryKey })));
    tick(complete);
    return queryClient.setQueryData(progressKey, { success: true, completed_at: complete ? completedAt : null });
  }

  return mutationOptions({
    // After leaving and coming back, a second write waits for the first.
    scope: { id: `lesson ${lessonId}` },
    mutationFn: (complete: boolean) => (complete ? api.POST(path, init) : api.DELETE(path, init)),
    onMutate: async (complete) => {
      const before = queryClient.getQueryData(progressKey);
      return { before, shown: await show(complete, new Date().toISOString()) };
    },
    onSuccess: ({ data }, complete) => show(complete, data?.completed_at ?? new Date().toISOString()),
    onError: (_error, complete, written) => {
      // What is newer stays.
      if (written && queryClient.getQueryData(progressKey) === written.shown) {
        tick(!complete);
        queryClient.setQueryData(progressKey, written.before);
        if (written.before === undefined) void queryClient.resetQueries({ queryKey: progressKey });
      }
      // The answer may have been lost after the server did its part.
      void invalidate(path, '/courses/{id}');
    },
  });
}
