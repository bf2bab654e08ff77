import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { type MutationKey, queryOptions, useMutationState, useQuery } from '@tanstack/react-query';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import { api } from '../../shared/session/api.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { withTick } from '../shared/courseFacts.ts';
import { courseQuery } from '../shared/courseQuery.ts';
import { completionWrites } from '../shared/useCourse.ts';

/** Path of the calls that read and change the completion of one lesson. */
const path = '/user/courses/{courseId}/lessons/{lessonId}/progress';

/** A lesson in a course. */
interface LessonIds {
  courseId: number;
  lessonId: number;
}

/** The query of a lesson's completion. */
function completionQuery({ courseId, lessonId }: LessonIds) {
  return queryOptions($api.queryOptions('get', path, { params: { path: { courseId, lessonId } } }));
}

function keyOf({ courseId, lessonId }: LessonIds): MutationKey {
  return [...completionWrites(courseId), lessonId];
}

/** Whether a lesson is completed, and how to change it. */
export type Completion = ReturnType<typeof useCompletion>;

/**
 * Reads, marks and unmarks the completion of a lesson (docs/specification.md#completion). The lesson's own call
 * decides (docs/api-decisions.md#answers-that-disagree); until it has an answer, the course's list does.
 * @param known Null for a lesson without a known course: reads nothing.
 * @param listed The flag in the list; null or undefined when unknown.
 */
export function useCompletion(known: LessonIds | null, listed: boolean | null | undefined) {
  const lesson = known ?? { courseId: 0, lessonId: 0 };
  const progress = useQuery({ ...completionQuery(lesson), enabled: known !== null });
  const change = useCompletionWrite(lesson);
  // The optimistic update. Not from `change`, which forgets a request when its lesson unmounts.
  const [pending] = useMutationState({
    filters: { mutationKey: keyOf(lesson), status: 'pending' },
    select: ({ state }) => state.variables === true,
  });
  const completedAt = progress.data?.completed_at ?? null;
  const completed = pending ?? (progress.data ? completedAt !== null : (listed ?? false));
  return {
    progress,
    completed,
    /** The date and time of completion, ISO with offset, which a pending change leaves; null when unknown. */
    completedAt,
    /** The last mark (`variables`: true) or unmark (false). */
    change,
    /** Also true after leaving the lesson and coming back during the request. */
    busy: pending !== undefined,
    /** Ignores a second press during the request. */
    toggle: () => change.run(!completed),
  };
}

/** Marks (true) or unmarks (false) a lesson; the ticks of the course follow at once. */
function useCompletionWrite(lesson: LessonIds) {
  const init = { params: { path: lesson } };
  const { queryKey } = completionQuery(lesson);
  const courseKey = courseQuery(lesson.courseId, 'member').queryKey;

  return useWrite((completed: boolean) => (completed ? api.POST(path, init) : api.DELETE(path, init)), {
    mutationKey: keyOf(lesson),
    meta: { lessonId: lesson.lessonId },
    failure: (_error, completed) => ({
      fallback: completed ? messages.markFailed : messages.unmarkFailed,
      serverText: false,
    }),
    async onSuccessAlways({ data }, completed) {
      // Pending reads would restore the old state.
      await Promise.all([queryClient.cancelQueries({ queryKey }), queryClient.cancelQueries({ queryKey: courseKey })]);
      // The change succeeded, with any body.
      const completed_at = completed ? (data?.completed_at ?? new Date().toISOString()) : null;
      queryClient.setQueryData(queryKey, { success: true, error: null, ...data, completed_at });
      queryClient.setQueryData(courseKey, (read) => read && withTick(read, lesson.lessonId, completed));
    },
    invalidates: ['/courses/{id}', '/user/courses', '/user/certificates'],
    // The server may have stored the change although its answer was lost.
    invalidatesOnFailure: [path, '/courses/{id}'],
  });
}
