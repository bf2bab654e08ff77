/** The navigation state with which an abandoned course leads to the catalogue. */
export const abandonedState = { abandoned: true } as const;

/** Whether a navigation state comes from abandoning a course. */
export function hasAbandoned(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'abandoned' in state && state.abandoned === true;
}
