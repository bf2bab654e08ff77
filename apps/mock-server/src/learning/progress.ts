import type { AreaHandlers } from '../core/types.ts';
import type { LessonRow, ProgressRow, UserRow, World } from '../core/world.ts';
import { issueCertificates } from '../shared/certificates.ts';
import { courseErrors } from '../shared/courseErrors.ts';
import { isEnrolled } from '../shared/courseTree.ts';
import { isBlocked, isSubscriber, viewOf } from './rules.ts';

/** The lesson of a progress call; undefined when it is unknown or of another course. */
function lessonOf(world: World, path: { courseId: number; lessonId: number }): LessonRow | undefined {
  return world.lessons.find((row) => row.id === path.lessonId && row.course_id === path.courseId);
}

/** Whether a course's premium content is closed to the caller. */
function isClosed(world: World, caller: UserRow, courseId: number, now: Date): boolean {
  const course = world.courses.find((row) => row.id === courseId);
  return course !== undefined && isBlocked(caller, viewOf(caller, course, isSubscriber(world, caller.id, now)));
}

/** The caller's mark on a lesson, unless it was removed. */
function markOf(world: World, caller: UserRow, lessonId: number): ProgressRow | undefined {
  return world.progress.find((row) => row.user_id === caller.id && row.lesson_id === lessonId);
}

/** The body of a refused progress call; unlike other errors it has `success`. */
function refusal(error: string): { success: false; error: string } {
  return { success: false, error };
}

/**
 * Reading, setting and removing the mark "concluída" of a lesson:
 * `docs/specification.md#completion`.
 */
export const progressHandlers = {
  readLessonProgress({ world, caller, path }) {
    const lesson = lessonOf(world, path);
    if (!lesson) return { status: 404, body: refusal(courseErrors.lessonNotFound.error) };
    return {
      status: 200,
      body: { success: true, completed_at: markOf(world, caller, lesson.id)?.completed_at ?? null },
    };
  },

  markLessonComplete({ world, caller, now, path }) {
    const lesson = lessonOf(world, path);
    // Unpublished lessons cannot be completed; reading and removing a mark stays possible:
    // `docs/specification.md#publication`.
    if (!lesson || (lesson.published === 0 && !caller.is_admin))
      return { status: 404, body: refusal(courseErrors.lessonNotFound.error) };
    if (!isEnrolled(world, caller.id, path.courseId))
      return { status: 403, body: refusal('Você não está inscrito neste curso.') };
    if (isClosed(world, caller, path.courseId, now))
      return { status: 403, body: refusal(courseErrors.needsSubscription.error) };
    const standing = markOf(world, caller, lesson.id);
    const mark = standing ?? { user_id: caller.id, lesson_id: lesson.id, completed_at: now.toISOString() };
    if (!standing) world.progress.push(mark);
    issueCertificates(world, path.courseId, now);
    return { status: 200, body: { success: true, completed_at: mark.completed_at } };
  },

  unmarkLessonComplete({ world, caller, path }) {
    const lesson = lessonOf(world, path);
    if (!lesson) return { status: 404, body: refusal(courseErrors.lessonNotFound.error) };
    world.progress = world.progress.filter((row) => row.user_id !== caller.id || row.lesson_id !== lesson.id);
    return { status: 200, body: { success: true, completed_at: null } };
  },
} satisfies AreaHandlers<'readLessonProgress' | 'markLessonComplete' | 'unmarkLessonComplete'>;
