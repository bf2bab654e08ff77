import { errorBodies } from '@raiz/contract';
import type { Schemas } from '@raiz/api-client';
import type { AreaHandlers } from '../core/types.ts';
import type { CourseRow, UserRow, Database } from '../core/database.ts';
import { completedLessons, isEnrolled, lessonsOf, modulesOf, progressOf } from '../shared/courseTree.ts';
import { isBlocked, isSubscriber, lessonInView, viewOf, type CourseView } from './rules.ts';

/** A course with the modules and lessons that one caller may see. */
function courseDetail(
  db: Database,
  course: CourseRow,
  caller: UserRow | null,
  view: CourseView,
  userIsSubscriber: boolean,
): Schemas['CursoDetalhe'] {
  const enrolled = caller !== null && isEnrolled(db, caller.id, course.id);
  const completed = enrolled ? completedLessons(db, caller.id) : new Set<number>();
  const modules = modulesOf(db, course.id).map((module) => ({
    ...module,
    lessons: lessonsOf(db, module.id).map((lesson) => ({
      ...lessonInView(lesson, view),
      completed: completed.has(lesson.id),
    })),
  }));
  const progress = caller ? progressOf(db, caller.id, course.id) : 0;
  return { ...course, modules, userIsSubscriber, progress };
}

/** The catalogue and a course's preview or content: `docs/api-decisions.md#readcourse`. */
export const catalogueHandlers = {
  listCourses({ db }) {
    return { status: 200, body: [...db.courses].sort((a, b) => a.id - b.id) };
  },

  readCourse({ db, caller, now, path }) {
    const course = db.courses.find((row) => row.id === path.id);
    if (!course) return { status: 404, body: errorBodies.CursoNaoEncontrado };
    const subscriber = caller !== null && isSubscriber(db, caller.id, now);
    const view = viewOf(caller, course, subscriber);
    const body = courseDetail(db, course, caller, view, subscriber);
    if (isBlocked(caller, view)) return { status: 403, body: { ...body, ...errorBodies.PreviaSemAssinatura } };
    return { status: 200, body };
  },
} satisfies AreaHandlers;
