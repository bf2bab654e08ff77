import { adminCourseFormMessages } from './admin/courseForm.ts';
import { adminCoursesMessages } from './admin/courses.ts';
import { adminFormMessages } from './admin/form.ts';
import { adminLessonEditMessages } from './admin/lessonEdit.ts';
import { adminLessonsMessages } from './admin/lessons.ts';
import { adminModuleEditMessages } from './admin/moduleEdit.ts';
import { adminModulesMessages } from './admin/modules.ts';
import { adminPortugueseMessages } from './admin/portuguese.ts';
import { adminWords } from './admin/words.ts';

export {
  adminCourseFormMessages,
  adminCoursesMessages,
  adminFormMessages,
  adminLessonEditMessages,
  adminLessonsMessages,
  adminModuleEditMessages,
  adminModulesMessages,
  adminPortugueseMessages,
  adminWords,
};

/**
 * Every text of the admin area by screen: English, except the group `portuguese`. Screens import
 * their own catalogue.
 */
export const adminMessages = {
  portuguese: adminPortugueseMessages,
  words: adminWords,
  form: adminFormMessages,
  courses: adminCoursesMessages,
  courseForm: adminCourseFormMessages,
  modules: adminModulesMessages,
  moduleEdit: adminModuleEditMessages,
  lessons: adminLessonsMessages,
  lessonEdit: adminLessonEditMessages,
} as const;
