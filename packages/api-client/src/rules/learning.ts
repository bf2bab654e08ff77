/**
 * Progress of a course in percent, rounded, 100 only when every lesson is completed; 0 without
 * lessons (docs/api-decisions.md#course-progress).
 */
export function courseProgress(completed: number, published: number): number {
  if (published === 0) return 0;
  return completed >= published ? 100 : Math.min(99, Math.round((completed / published) * 100));
}

/**
 * Whether a course with this progress is completed, as its certificate and its end require
 * (docs/api-decisions.md#course-progress). More than 100 is completed too; an unknown progress is not.
 */
export function isCourseCompleted(progress: number | null): boolean {
  return progress !== null && progress >= 100;
}
