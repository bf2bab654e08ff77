import type { Schemas } from '@raiz/api-client';
import type { AreaHandlers } from '../core/types.ts';
import type { CourseRow } from '../core/world.ts';
import { courseErrors } from '../shared/courseErrors.ts';
import { nextId } from '../shared/nextId.ts';
import { removeCourse } from './removal.ts';
import { optionalText } from './rules.ts';

const notFound = { status: 404, body: courseErrors.courseNotFound } as const;

/** A course from an author's form: replaces every field. */
function courseFrom(id: number, body: Schemas['EdicaoCurso']): CourseRow {
  return {
    id,
    title: body.title.trim(),
    description: optionalText(body.description),
    content: optionalText(body.content),
    is_premium: body.is_premium,
  };
}

/** Authoring of courses: `docs/api-decisions.md#admin-calls`. */
export const courseHandlers = {
  listAdminCourses({ world }) {
    return { status: 200, body: [...world.courses].sort((a, b) => a.id - b.id) };
  },

  readAdminCourse({ world, path }) {
    const course = world.courses.find((row) => row.id === path.id);
    return course ? { status: 200, body: course } : notFound;
  },

  createCourse({ world, body }) {
    // Certificates outlive their course: a new course with an old id would count as finished.
    const taken = [world.courses.map((row) => row.id), world.certificates.map((row) => row.course_id)];
    const course = courseFrom(nextId(...taken), body);
    world.courses.push(course);
    return { status: 201, body: course };
  },

  updateCourse({ world, path, body }) {
    const at = world.courses.findIndex((row) => row.id === path.id);
    if (at === -1) return notFound;
    const course = courseFrom(path.id, body);
    world.courses[at] = course;
    return { status: 200, body: course };
  },

  deleteCourse({ world, path }) {
    if (!world.courses.some((row) => row.id === path.id)) return notFound;
    removeCourse(world, path.id);
    return { status: 200, body: { success: true } };
  },
} satisfies AreaHandlers<'listAdminCourses' | 'readAdminCourse' | 'createCourse' | 'updateCourse' | 'deleteCourse'>;
