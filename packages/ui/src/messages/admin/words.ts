/** What every admin page says of the course list, whose other texts come with that page alone. */
export const adminWords = {
  courses: 'Courses',
  backToCourses: 'Back to courses',
} as const;
