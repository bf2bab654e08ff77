/** The texts of the learning area by screen. `export *`, so that a screen loads only its own. */
export * from './learning/catalogue.ts';
export * from './learning/certificates.ts';
export * from './learning/courseContent.ts';
export * from './learning/coursePreview.ts';
export * from './learning/courseWords.ts';
export * from './learning/lesson.ts';
export * from './learning/myCourses.ts';
export * from './learning/premiumNotice.ts';
