/** How many modules are opened at once: two hundred lessons of a large course, which a slow phone draws without a halt. */
const atOnce = 5;

/** Which modules of a list are open. */
export interface OpenState {
  open: ReadonlySet<number>;
  /** Still to be opened, in their order. */
  waiting: readonly number[];
}

/** The next few of those that wait are open too. */
export function withFewMore({ open, waiting }: OpenState): OpenState {
  return { open: new Set([...open, ...waiting.slice(0, atOnce)]), waiting: waiting.slice(atOnce) };
}

/** One module opened or closed by hand; what is closed does not wait either. */
export function withOne({ open, waiting }: OpenState, id: number, opens: boolean): OpenState {
  const others = [...open].filter((one) => one !== id);
  return { open: new Set(opens ? [...others, id] : others), waiting: waiting.filter((one) => one !== id) };
}

/** Whether all are open, or on their way. */
export function allOpen({ open, waiting }: OpenState, ids: readonly number[]): boolean {
  return ids.every((id) => open.has(id) || waiting.includes(id));
}

/** All opened, a few at a time from the top, or all closed at once. */
export function withAll(state: OpenState, ids: readonly number[]): OpenState {
  if (allOpen(state, ids)) return { open: new Set(), waiting: [] };
  return withFewMore({ open: state.open, waiting: ids.filter((id) => !state.open.has(id)) });
}
