import type { ReadPath } from '@raiz/api-client';

const learnerReads = [
  '/courses',
  '/courses/{id}',
  '/lessons/{id}',
  '/courses/{courseId}/ordered-lessons',
  '/user/courses',
] satisfies ReadPath[];

/** What a saved course changes. */
export const courseReads: readonly ReadPath[] = ['/admin/courses', '/admin/courses/{id}', ...learnerReads];

/** What a saved module changes. */
export const moduleReads: readonly ReadPath[] = [
  '/admin/modules/course/{courseId}',
  '/admin/modules/{id}',
  ...learnerReads,
];

/** What a saved or deleted lesson changes. */
export const lessonReads: readonly ReadPath[] = [
  '/admin/lessons/module/{moduleId}',
  '/admin/lessons/{id}',
  ...learnerReads,
];

/** What a deleted module changes: its lessons go with it. */
export const moduleTreeReads: readonly ReadPath[] = [...moduleReads, ...lessonReads];

/** What a deleted course changes: its modules and lessons go with it. */
export const courseTreeReads: readonly ReadPath[] = [...courseReads, ...moduleTreeReads];
