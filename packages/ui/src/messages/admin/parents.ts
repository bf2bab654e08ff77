/** Texts that every admin page shows about the pages above it. */
export const adminParentMessages = {
  courses: 'Courses',
  backToCourses: 'Back to courses',
  seeAsStudent: 'View as student',
  /** Accessible name of the breadcrumbs. */
  youAreHere: 'You are here',
} as const;
