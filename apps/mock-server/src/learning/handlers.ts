import type { AreaHandlers } from '../core/types.ts';
import { catalogueHandlers } from './catalogue.ts';
import { certificateHandlers } from './certificates.ts';
import { enrolmentHandlers } from './enrolments.ts';
import { lessonHandlers } from './lessons.ts';
import { progressHandlers } from './progress.ts';

/** The students' operations: the eleven tagged `learning` in the contract. */
export const learningHandlers = {
  ...catalogueHandlers,
  ...enrolmentHandlers,
  ...lessonHandlers,
  ...progressHandlers,
  ...certificateHandlers,
} satisfies AreaHandlers<
  | 'listCourses'
  | 'readCourse'
  | 'listMyCourses'
  | 'enrollInCourse'
  | 'abandonCourse'
  | 'readLesson'
  | 'listOrderedLessons'
  | 'readLessonProgress'
  | 'markLessonComplete'
  | 'unmarkLessonComplete'
  | 'listMyCertificates'
>;
