import { errorBodies } from '@raiz/contract';
import type { AreaHandlers } from '../core/types.ts';
import type { LessonRow, ProgressRow, UserRow, Database } from '../core/database.ts';
import { issueCertificates } from '../shared/certificates.ts';
import { isEnrolled } from '../shared/courseTree.ts';
import { isBlocked, isSubscriber, viewOf } from './rules.ts';

/** The lesson of a progress call; undefined when it is unknown or of another course. */
function lessonOf(db: Database, path: { courseId: number; lessonId: number }): LessonRow | undefined {
  return db.lessons.find((row) => row.id === path.lessonId && row.course_id === path.courseId);
}

/** Whether a course's premium content is closed to the caller. */
function isClosed(db: Database, caller: UserRow, courseId: number, now: Date): boolean {
  const course = db.courses.find((row) => row.id === courseId);
  return course !== undefined && isBlocked(caller, viewOf(caller, course, isSubscriber(db, caller.id, now)));
}

/** The caller's completion mark on a lesson; undefined without one. */
function markOf(db: Database, caller: UserRow, lessonId: number): ProgressRow | undefined {
  return db.progress.find((row) => row.user_id === caller.id && row.lesson_id === lessonId);
}

/**
 * Reading, setting and removing the mark "concluída" of a lesson:
 * `docs/specification.md#completion`.
 */
export const progressHandlers = {
  readLessonProgress({ db, caller, path }) {
    const lesson = lessonOf(db, path);
    if (!lesson) return { status: 404, body: errorBodies.ProgressoAulaNaoEncontrada };
    return {
      status: 200,
      body: { success: true, completed_at: markOf(db, caller, lesson.id)?.completed_at ?? null },
    };
  },

  markLessonComplete({ db, caller, now, path }) {
    const lesson = lessonOf(db, path);
    // Nobody can complete an unpublished lesson; reading and removing a mark stays possible:
    // `docs/specification.md#publication`.
    if (!lesson || (lesson.published === 0 && !caller.is_admin))
      return { status: 404, body: errorBodies.ProgressoAulaNaoEncontrada };
    if (!isEnrolled(db, caller.id, path.courseId)) return { status: 403, body: errorBodies.ProgressoNaoInscrito };
    if (isClosed(db, caller, path.courseId, now)) return { status: 403, body: errorBodies.ProgressoSemAssinatura };
    const existing = markOf(db, caller, lesson.id);
    const mark = existing ?? { user_id: caller.id, lesson_id: lesson.id, completed_at: now.toISOString() };
    if (!existing) db.progress.push(mark);
    issueCertificates(db, path.courseId, now);
    return { status: 200, body: { success: true, completed_at: mark.completed_at } };
  },

  unmarkLessonComplete({ db, caller, path }) {
    const lesson = lessonOf(db, path);
    if (!lesson) return { status: 404, body: errorBodies.ProgressoAulaNaoEncontrada };
    db.progress = db.progress.filter((row) => row.user_id !== caller.id || row.lesson_id !== lesson.id);
    return { status: 200, body: { success: true, completed_at: null } };
  },
} satisfies AreaHandlers;
