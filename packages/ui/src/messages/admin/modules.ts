import type { Values } from '../values.ts';

/** Texts of the admin module list `/admin/curso/{cursoId}/modulo` (spec, sections 2, 5 and 8). */
export const adminModulesMessages = {
  title: 'Modules',
  titleOf: ({ course }: Values<'course'>) => `Modules of ${course}`,
  loading: 'Loading modules',
  loadFailed: 'Failed to load course or modules.',
  none: 'No modules yet.',
  seeAsStudent: 'See the course as a student',
  edit: 'Edit',
  lessons: 'Lessons',
  delete: 'Delete',
  editItem: ({ title }: Values<'title'>) => `Edit module: ${title}`,
  lessonsItem: ({ title }: Values<'title'>) => `Lessons of module: ${title}`,
  deleteItem: ({ title }: Values<'title'>) => `Delete module: ${title}`,

  /* Add-module form (spec, sections 2 and 8) */
  add: {
    title: 'Add module',
    submit: 'Add module',
    submitting: 'Saving...',
    success: 'Module saved!',
    failed: 'Could not save. Check input and try again.',
  },

  /* Deletion (spec, sections 5 and 8) */
  deletion: {
    title: ({ title }: Values<'title'>) => `Delete "${title}"`,
    question: 'Delete this module? All lessons will also be deleted!',
    keep: 'Cancel',
    confirm: 'Delete',
    deleting: 'Deleting...',
    success: 'Module deleted.',
    failed: 'Could not delete module.',
  },
} as const;
