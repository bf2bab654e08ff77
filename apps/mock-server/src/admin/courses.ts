import { errorBodies } from '@raiz/contract';
import type { Schemas } from '@raiz/api-client';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import type { CourseRow } from '../core/database.ts';
import { nextId } from '../shared/nextId.ts';
import { removeCourse } from './removal.ts';
import { optionalText } from './rules.ts';

const notFound = { status: 404, body: errorBodies.CursoNaoEncontrado } as const;

/** Creates a course row from an author's form: replaces every field. */
function courseFrom(id: number, body: Schemas['EdicaoCurso']): CourseRow {
  const { title, description, content, is_premium, ...rest } = body;
  nothingElse(rest);
  return {
    id,
    title: title.trim(),
    description: optionalText(description),
    content: optionalText(content),
    is_premium,
  };
}

/** Authoring of courses: `docs/api-decisions.md#admin-calls`. */
export const courseHandlers = {
  listAdminCourses({ db }) {
    return { status: 200, body: [...db.courses].sort((a, b) => a.id - b.id) };
  },

  readAdminCourse({ db, path }) {
    const course = db.courses.find((row) => row.id === path.id);
    return course ? { status: 200, body: course } : notFound;
  },

  createCourse({ db, body }) {
    // Certificates outlive their course: a new course with an old id would count as finished.
    const taken = [db.courses.map((row) => row.id), db.certificates.map((row) => row.course_id)];
    const course = courseFrom(nextId(...taken), body);
    db.courses.push(course);
    return { status: 201, body: course };
  },

  updateCourse({ db, path, body }) {
    const at = db.courses.findIndex((row) => row.id === path.id);
    if (at === -1) return notFound;
    const course = courseFrom(path.id, body);
    db.courses[at] = course;
    return { status: 200, body: course };
  },

  deleteCourse({ db, path }) {
    if (!db.courses.some((row) => row.id === path.id)) return notFound;
    removeCourse(db, path.id);
    return { status: 200, body: { success: true } };
  },
} satisfies AreaHandlers;
