/** How often the admin area has been refused for want of the role since the portal was opened. */
let refusals = 0;
const listeners = new Set<() => void>();

/** The server's word that a person is no administrator (any more), which calls of the admin area may meet at any time. */
export const role = {
  /** Tells everybody who listens. */
  refused(): void {
    refusals += 1;
    for (const listener of listeners) listener();
  },
  /** Another number means: refused anew. */
  refusals: () => refusals,
  /** Calls `listener` at each refusal; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
