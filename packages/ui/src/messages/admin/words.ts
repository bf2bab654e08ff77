/** Texts about the course list that every admin page shows. */
export const adminWords = {
  courses: 'Courses',
  backToCourses: 'Back to courses',
} as const;
