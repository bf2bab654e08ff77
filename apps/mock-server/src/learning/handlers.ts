import { errorBodies } from '@raiz/contract';
import type { AreaHandlers } from '../core/types.ts';
import { catalogueHandlers } from './catalogue.ts';
import { enrolmentHandlers } from './enrolments.ts';
import { progressHandlers } from './progress.ts';
import { lessonsOfCourse } from '../shared/courseTree.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import { isBlocked, isSubscriber, lessonInView, viewOf } from './rules.ts';

/** A member's certificates, newest first: `docs/api-decisions.md#listmycertificates`. */
const certificateHandlers = {
  listMyCertificates({ db, caller, pages, query }) {
    if (query.user_id !== caller.id) return { status: 403, body: errorBodies.AcessoNegado };
    const mine = db.certificates.filter((row) => row.user_id === caller.id);
    const sorted = newestFirst(
      mine,
      (row) => row.issued_at,
      (row) => row.id,
    );
    const body = sorted.map(({ id, title, course_id, issued_at, key }) => ({
      id,
      title,
      course_id,
      issued_at,
      certificate_url: `${pages}/certificates/${key}.pdf`,
    }));
    return { status: 200, body };
  },
} satisfies AreaHandlers;

/** One lesson, and the order of a course's lessons: `docs/specification.md#lesson`. */
const lessonHandlers = {
  readLesson({ db, caller, now, path }) {
    const lesson = db.lessons.find((row) => row.id === path.id);
    const course = db.courses.find((row) => row.id === lesson?.course_id);
    if (!lesson || !course) return { status: 404, body: errorBodies.AulaNaoEncontrada };
    const view = viewOf(caller, course, isSubscriber(db, caller.id, now));
    if (isBlocked(caller, view)) {
      const { id, title, course_id } = lesson;
      return { status: 403, body: { ...errorBodies.AulaBloqueada, id, title, course_id } };
    }
    return { status: 200, body: lessonInView(lesson, view) };
  },

  listOrderedLessons({ db, path }) {
    if (!db.courses.some((row) => row.id === path.courseId)) {
      return { status: 404, body: errorBodies.CursoNaoEncontrado };
    }
    return {
      status: 200,
      body: lessonsOfCourse(db, path.courseId).map(({ id, title, published }) => ({ id, title, published })),
    };
  },
} satisfies AreaHandlers;

/** The students' operations: the eleven tagged `learning` in the contract. */
export const learningHandlers = {
  ...catalogueHandlers,
  ...enrolmentHandlers,
  ...lessonHandlers,
  ...progressHandlers,
  ...certificateHandlers,
} satisfies AreaHandlers;
