import { errorBodies } from '@raiz/contract';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import { isEnrolled, lessonsOfCourse, progressOf } from '../shared/courseTree.ts';
import { isSubscriber } from './rules.ts';

/** My courses, enrolling and abandoning: `docs/specification.md#enrolment`. */
export const enrolmentHandlers = {
  listMyCourses({ db, caller, query }) {
    if (query.user_id !== caller.id) return { status: 403, body: errorBodies.AcessoNegado };
    const mine = db.courses.filter((course) => isEnrolled(db, caller.id, course.id)).sort((a, b) => a.id - b.id);
    const body = mine.map(({ id, title, description }) => ({
      id,
      title,
      description,
      progress: progressOf(db, caller.id, id),
    }));
    return { status: 200, body };
  },

  enrollInCourse({ db, caller, now, path, body: { user_id, ...rest } }) {
    nothingElse(rest);
    if (user_id !== caller.id) return { status: 403, body: errorBodies.AcessoNegado };
    const course = db.courses.find((row) => row.id === path.id);
    if (!course) return { status: 404, body: errorBodies.CursoNaoEncontrado };
    // Before the check of the subscription: an enrolled member goes to the course, which has its own notice.
    if (isEnrolled(db, caller.id, course.id)) return { status: 409, body: errorBodies.JaInscrito };
    if (course.is_premium === 1 && !isSubscriber(db, caller.id, now)) {
      return { status: 403, body: errorBodies.AssinaturaNecessariaParaCurso };
    }
    db.enrolments.push({ user_id: caller.id, course_id: course.id });
    return { status: 201, body: { success: true } };
  },

  abandonCourse({ db, caller, path }) {
    if (!isEnrolled(db, caller.id, path.courseId)) return { status: 404, body: errorBodies.InscricaoNaoEncontrada };
    const lessons = new Set(lessonsOfCourse(db, path.courseId).map((lesson) => lesson.id));
    db.enrolments = db.enrolments.filter((row) => row.user_id !== caller.id || row.course_id !== path.courseId);
    db.progress = db.progress.filter((row) => row.user_id !== caller.id || !lessons.has(row.lesson_id));
    return { status: 200, body: { success: true } };
  },
} satisfies AreaHandlers;
