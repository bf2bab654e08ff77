/**
 * Texts of the admin course form `/admin/cursos-novo` (docs/specification.md#course-form). Labels
 * are in the shared form texts.
 */
export const adminCourseFormMessages = {
  newTitle: 'New Course',
  editTitle: 'Edit Course',
  loading: 'Loading course',
  loadFailed: 'Failed to load courses.',
  premiumHint: 'Only members with a subscription can take this course.',
  contentHint: 'Shown on the course page.',
  save: 'Save course',
  saving: 'Saving...',
  success: 'Course saved!',
  saveFailed: 'Could not save course. Check input and try again.',
} as const;
