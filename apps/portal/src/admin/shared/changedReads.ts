import type { ReadPath } from '@raiz/api-client';

const learnerReads = [
  '/courses',
  '/courses/{id}',
  '/lessons/{id}',
  '/courses/{courseId}/ordered-lessons',
  '/user/courses',
] satisfies ReadPath[];

/** Paths of the reads that a saved course changes. */
export const courseReads: readonly ReadPath[] = ['/admin/courses', '/admin/courses/{id}', ...learnerReads];

/** Paths of the reads that a saved module changes. */
export const moduleReads: readonly ReadPath[] = [
  '/admin/modules/course/{courseId}',
  '/admin/modules/{id}',
  ...learnerReads,
];

/** Paths of the reads that a saved or deleted lesson changes. */
export const lessonReads: readonly ReadPath[] = [
  '/admin/lessons/module/{moduleId}',
  '/admin/lessons/{id}',
  ...learnerReads,
];

/** Paths of the reads that a deleted module changes: its lessons are deleted, too. */
export const moduleTreeReads: readonly ReadPath[] = [...moduleReads, ...lessonReads];

/** Paths of the reads that a deleted course changes: its modules and lessons are deleted, too. */
export const courseTreeReads: readonly ReadPath[] = [...courseReads, ...moduleTreeReads];
