import type { AreaHandlers } from '../core/types.ts';
import { courseErrors } from '../shared/courseErrors.ts';
import { lessonsOfCourse } from '../shared/courseTree.ts';
import { isBlocked, isSubscriber, lessonInView, viewOf } from './rules.ts';

/** One lesson, and the order of a course's lessons: `docs/specification.md#lesson`. */
export const lessonHandlers = {
  readLesson({ world, caller, now, path }) {
    const lesson = world.lessons.find((row) => row.id === path.id);
    const course = world.courses.find((row) => row.id === lesson?.course_id);
    if (!lesson || !course) return { status: 404, body: courseErrors.lessonNotFound };
    const view = viewOf(caller, course, isSubscriber(world, caller.id, now));
    if (isBlocked(caller, view)) {
      const { id, title, course_id } = lesson;
      return { status: 403, body: { ...courseErrors.needsSubscription, id, title, course_id } };
    }
    return { status: 200, body: lessonInView(lesson, view) };
  },

  listOrderedLessons({ world, path }) {
    if (!world.courses.some((row) => row.id === path.courseId)) {
      return { status: 404, body: courseErrors.courseNotFound };
    }
    return {
      status: 200,
      body: lessonsOfCourse(world, path.courseId).map(({ id, title, published }) => ({ id, title, published })),
    };
  },
} satisfies AreaHandlers<'readLesson' | 'listOrderedLessons'>;
