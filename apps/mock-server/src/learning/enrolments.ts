import { errors } from '../core/errors.ts';
import type { AreaHandlers } from '../core/types.ts';
import { courseErrors } from '../shared/courseErrors.ts';
import { isEnrolled, lessonsOfCourse, progressOf } from '../shared/courseTree.ts';
import { isSubscriber } from './rules.ts';

/** My courses, enrolling and abandoning: `docs/specification.md#enrolment`. */
export const enrolmentHandlers = {
  listMyCourses({ world, caller, query }) {
    if (query.user_id !== caller.id) return { status: 403, body: errors.denied };
    const mine = world.courses.filter((course) => isEnrolled(world, caller.id, course.id)).sort((a, b) => a.id - b.id);
    const body = mine.map(({ id, title, description }) => ({
      id,
      title,
      description,
      progress: progressOf(world, caller.id, id),
    }));
    return { status: 200, body };
  },

  enrollInCourse({ world, caller, now, path, body }) {
    if (body.user_id !== caller.id) return { status: 403, body: errors.denied };
    const course = world.courses.find((row) => row.id === path.id);
    if (!course) return { status: 404, body: courseErrors.courseNotFound };
    // Before the subscription: an enrolled member is led to the course, which has its own notice.
    if (isEnrolled(world, caller.id, course.id)) return { status: 409, body: courseErrors.alreadyEnrolled };
    if (course.is_premium === 1 && !isSubscriber(world, caller.id, now)) {
      return { status: 403, body: courseErrors.needsSubscriptionToEnrol };
    }
    world.enrolments.push({ user_id: caller.id, course_id: course.id });
    return { status: 201, body: { success: true } };
  },

  abandonCourse({ world, caller, path }) {
    if (!isEnrolled(world, caller.id, path.courseId)) return { status: 404, body: courseErrors.enrolmentNotFound };
    const lessons = new Set(lessonsOfCourse(world, path.courseId).map((lesson) => lesson.id));
    world.enrolments = world.enrolments.filter((row) => row.user_id !== caller.id || row.course_id !== path.courseId);
    world.progress = world.progress.filter((row) => row.user_id !== caller.id || !lessons.has(row.lesson_id));
    return { status: 200, body: { success: true } };
  },
} satisfies AreaHandlers<'listMyCourses' | 'enrollInCourse' | 'abandonCourse'>;
