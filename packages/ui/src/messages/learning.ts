import { catalogueMessages } from './learning/catalogue.ts';
import { certificatesMessages } from './learning/certificates.ts';
import { courseContentMessages } from './learning/courseContent.ts';
import { coursePreviewMessages } from './learning/coursePreview.ts';
import { courseWordsMessages } from './learning/courseWords.ts';
import { lessonMessages } from './learning/lesson.ts';
import { myCoursesMessages } from './learning/myCourses.ts';
import { premiumNoticeMessages } from './learning/premiumNotice.ts';

export {
  catalogueMessages,
  certificatesMessages,
  courseContentMessages,
  coursePreviewMessages,
  courseWordsMessages,
  lessonMessages,
  myCoursesMessages,
  premiumNoticeMessages,
};

/**
 * Every text of the learning area by screen. Screens import only their own catalogue, which keeps
 * the others out of their chunk.
 */
export const learningMessages = {
  courseWords: courseWordsMessages,
  catalogue: catalogueMessages,
  coursePreview: coursePreviewMessages,
  premiumNotice: premiumNoticeMessages,
  courseContent: courseContentMessages,
  lesson: lessonMessages,
  myCourses: myCoursesMessages,
  certificates: certificatesMessages,
} as const;
