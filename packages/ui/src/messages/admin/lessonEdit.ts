import type { Values } from '../values.ts';

/**
 * Texts of the full-page lesson edit `/admin/aula/{aulaId}` (docs/specification.md#lesson-edit).
 */
export const adminLessonEditMessages = {
  title: 'Edit Lesson',
  loadFailed: 'Failed to load lesson.',
  videoHint: 'A Vimeo link, such as https://vimeo.com/123456789.',
  videoFound: ({ id }: Values<'id'>) => `Vimeo video ${id} found. Remember to add captions to it.`,
  videoOpen: 'Open on Vimeo',
  videoNotFound: 'No Vimeo video found in this link: no player will be shown.',
  resourceHint: 'One link, or several separated by commas.',
  save: 'Save lesson',
  saving: 'Saving...',
  success: 'Lesson updated!',
  saveFailed: 'Failed to update lesson.',
} as const;
