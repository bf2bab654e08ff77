import type { Values } from '../values.ts';
import { adminParentMessages } from './parents.ts';

/** Texts of the admin course list `/admin/cursos` (docs/specification.md#admin-courses). */
export const adminCoursesMessages = {
  title: adminParentMessages.courses,
  loading: 'Loading courses',
  loadFailed: 'Failed to load courses.',
  none: 'No courses yet.',
  newCourse: 'New course',
  edit: 'Edit',
  manageModules: 'Manage modules',
  editItem: ({ title }: Values<'title'>) => `Edit course: ${title}`,
  manageItem: ({ title }: Values<'title'>) => `Manage modules: ${title}`,
  deleteItem: ({ title }: Values<'title'>) => `Delete course: ${title}`,
  cover: 'Cover',
  access: 'Access',
  premium: 'Premium',
  free: 'Free',

  /* Deletion */
  deletion: {
    title: ({ title }: Values<'title'>) => `Delete “${title}”`,
    question: 'Delete this course? This cannot be undone!',
    keep: 'Cancel',
    confirm: 'Delete',
    deleting: 'Deleting...',
    success: 'Course deleted.',
    failed: 'Could not delete. Check your backend and permissions.',
  },
} as const;
