/**
 * Progress of a course in percent, rounded; 0 without lessons
 * (docs/api-decisions.md#course-progress).
 */
export function courseProgress(completed: number, published: number): number {
  return published === 0 ? 0 : Math.round((completed / published) * 100);
}
