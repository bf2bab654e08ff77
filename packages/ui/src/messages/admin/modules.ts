import type { Values } from '../values.ts';

/**
 * Texts of the admin module list `/admin/curso/{cursoId}/modulo`
 * (docs/specification.md#admin-modules).
 */
export const adminModulesMessages = {
  title: 'Modules',
  titleOf: ({ course }: Values<'course'>) => `Modules in “${course}”`,
  loading: 'Loading modules',
  loadFailed: 'Failed to load course or modules.',
  none: 'No modules yet.',
  newModule: 'New module',
  edit: 'Edit',
  lessons: 'Lessons',
  lessonCount: {
    none: 'No lessons',
    one: '1 lesson',
    many: ({ count }: Values<'count'>) => `${count} lessons`,
  },
  /** Instead of the number of lessons while some are drafts. */
  publishedCount: ({ published, total }: Values<'published' | 'total'>) => `${published} of ${total} published`,
  editItem: ({ title }: Values<'title'>) => `Edit module: ${title}`,
  lessonsItem: ({ title }: Values<'title'>) => `Lessons in module: ${title}`,
  deleteItem: ({ title }: Values<'title'>) => `Delete module: ${title}`,

  /* Add-module form */
  add: {
    title: 'Add module',
    submit: 'Add module',
    submitting: 'Saving...',
    success: 'Module saved!',
    failed: 'Could not save. Check input and try again.',
  },

  /* Deletion */
  deletion: {
    title: ({ title }: Values<'title'>) => `Delete “${title}”`,
    question: 'Delete this module? All lessons will also be deleted!',
    keep: 'Cancel',
    confirm: 'Delete',
    deleting: 'Deleting...',
    success: 'Module deleted.',
    failed: 'Could not delete module.',
  },
} as const;
