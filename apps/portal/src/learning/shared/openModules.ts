/** Modules per batch: about 200 lessons of a large course, fast enough for a slow phone. */
const batchSize = 5;

/** The open modules of a list. */
export interface OpenState {
  open: ReadonlySet<string>;
  /** Modules to open next, in this order. */
  waiting: readonly string[];
}

/** Opens the next batch of waiting modules. */
export function withFewMore({ open, waiting }: OpenState): OpenState {
  return { open: new Set([...open, ...waiting.slice(0, batchSize)]), waiting: waiting.slice(batchSize) };
}

/** Opens or closes one module, and removes it from the waiting ones. */
export function withOne({ open, waiting }: OpenState, id: string, opens: boolean): OpenState {
  const others = [...open].filter((one) => one !== id);
  return { open: new Set(opens ? [...others, id] : others), waiting: waiting.filter((one) => one !== id) };
}

/** Whether all are open or waiting. */
export function allOpen({ open, waiting }: OpenState, ids: readonly string[]): boolean {
  return ids.every((id) => open.has(id) || waiting.includes(id));
}

/** Starts to open all in batches from the top, or closes all at once. */
export function withAll(state: OpenState, ids: readonly string[]): OpenState {
  if (allOpen(state, ids)) return { open: new Set(), waiting: [] };
  return withFewMore({ open: state.open, waiting: ids.filter((id) => !state.open.has(id)) });
}
