import type { Values } from '../values.ts';

/**
 * Texts of the admin lesson list `/admin/curso/{cursoId}/modulo/{moduloId}/aulas`
 * (docs/specification.md#admin-lessons).
 */
export const adminLessonsMessages = {
  title: 'Lessons',
  titleOf: ({ module }: Values<'module'>) => `Lessons in “${module}”`,
  loading: 'Loading lessons',
  loadFailed: 'Failed to load data.',
  none: 'No lessons yet.',
  newLesson: 'New lesson',
  edit: 'Edit',
  editItem: ({ title }: Values<'title'>) => `Edit lesson: ${title}`,
  deleteItem: ({ title }: Values<'title'>) => `Delete lesson: ${title}`,

  /* Publication */
  publication: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    publishItem: ({ title }: Values<'title'>) => `Publish lesson: ${title}`,
    unpublishItem: ({ title }: Values<'title'>) => `Unpublish lesson: ${title}`,
    changing: 'Saving...',
    publishedLabel: 'Published',
    draftLabel: 'Draft',
    published: 'Lesson published!',
    unpublished: 'Lesson unpublished.',
    failed: 'Could not change publish status.',
    unreachable: ({ reason }: Values<'reason'>) => `Toggle failed: ${reason}`,
  },

  /* The list's form */
  form: {
    addTitle: 'Add lesson',
    editTitle: ({ title }: Values<'title'>) => `Edit lesson: ${title}`,
    add: 'Add lesson',
    save: 'Save lesson',
    saving: 'Saving...',
    cancelEdit: 'Cancel edit',
    added: 'Lesson created!',
    saved: 'Lesson saved!',
    failed: 'Could not save. Check input and try again.',
  },

  /* Deletion */
  deletion: {
    title: ({ title }: Values<'title'>) => `Delete “${title}”`,
    question: 'Delete this lesson?',
    keep: 'Cancel',
    confirm: 'Delete',
    deleting: 'Deleting...',
    success: 'Lesson deleted.',
    failed: 'Could not delete lesson.',
    unreachable: ({ reason }: Values<'reason'>) => `Delete failed: ${reason}`,
  },
} as const;
