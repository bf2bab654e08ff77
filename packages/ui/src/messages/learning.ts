/** Every text of the learning area; a screen loads only its own catalogue. */
export * from './learning/catalogue.ts';
export * from './learning/certificates.ts';
export * from './learning/courseContent.ts';
export * from './learning/coursePreview.ts';
export * from './learning/course.ts';
export * from './learning/lesson.ts';
export * from './learning/myCourses.ts';
export * from './learning/premiumNotice.ts';
