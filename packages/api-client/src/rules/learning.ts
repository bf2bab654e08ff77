/** Progress of a course in percent: completed of published lessons, rounded; 0 without lessons (operations.md, section 5). */
export function courseProgress(completed: number, published: number): number {
  return published === 0 ? 0 : Math.round((completed / published) * 100);
}
