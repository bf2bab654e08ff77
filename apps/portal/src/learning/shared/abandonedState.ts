/** What the course content hands to the catalogue in the history entry once a course has been abandoned. */
export const abandonedState = { abandoned: true } as const;

/** Whether someone comes from abandoning a course. */
export function hasAbandoned(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'abandoned' in state && state.abandoned === true;
}
