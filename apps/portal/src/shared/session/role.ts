/** Number of refused admin calls since the portal was opened. */
let refusals = 0;
const listeners = new Set<() => void>();

/** Store of admin calls that the server has refused because the person is not an administrator. */
export const role = {
  /** Records a refusal. */
  refused(): void {
    refusals += 1;
    for (const listener of listeners) listener();
  },
  /** The number of refusals. */
  refusals: () => refusals,
  /** Calls `listener` at each refusal; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
