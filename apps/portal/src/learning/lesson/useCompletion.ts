import { type MutationKey, useMutationState, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../shared/reads/queries.ts';
import { api } from '../../shared/session/api.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { completionPath as path, completionQuery, completionWrites } from '../shared/completions.ts';

/** Whether a lesson is completed, and how to change it. */
export type Completion = ReturnType<typeof useCompletion>;

/**
 * Reads, marks and unmarks the completion of a lesson (docs/specification.md#completion). The
 * lesson's own call decides; until it has an answer, the course's list does.
 * @param listed The flag in the list; null or undefined when unknown.
 */
export function useCompletion(courseId: number, lessonId: number, listed: boolean | null | undefined) {
  const progress = useQuery(completionQuery(courseId, lessonId));
  const change = useCompletionWrite(courseId, lessonId);
  const mutationKey = keyOf(courseId, lessonId);
  // The optimistic update. Not from `change`, which forgets a request when its lesson unmounts.
  const [pending] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => ({ mark: state.variables === true, at: new Date(state.submittedAt).toISOString() }),
  });
  const completedAt = pending ? pending.at : (progress.data?.completed_at ?? null);
  const read = progress.data ? completedAt !== null : (listed ?? false);
  const completed = pending ? pending.mark : read;
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
    toggle: () => change.run(!completed),
  };
}

function keyOf(courseId: number, lessonId: number): MutationKey {
  return [...completionWrites(courseId), lessonId];
}

/** Marks (true) or unmarks (false) a lesson; the ticks of the course follow at once. */
function useCompletionWrite(courseId: number, lessonId: number) {
  const init = { params: { path: { courseId, lessonId } } };
  const { queryKey } = completionQuery(courseId, lessonId);

  return useWrite((completed: boolean) => (completed ? api.POST(path, init) : api.DELETE(path, init)), {
    mutationKey: keyOf(courseId, lessonId),
    meta: { lessonId },
    async onSuccessAlways({ data }, completed) {
      // A pending read would restore the old state.
      await queryClient.cancelQueries({ queryKey });
      // The change succeeded, with any body.
      const completed_at = completed ? (data?.completed_at ?? new Date().toISOString()) : null;
      queryClient.setQueryData(queryKey, { success: true, error: null, ...data, completed_at });
    },
    invalidates: ['/courses/{id}', '/user/courses', '/user/certificates'],
    // The server may have stored the change although its answer was lost.
    invalidatesOnFailure: [path, '/courses/{id}'],
  });
}
