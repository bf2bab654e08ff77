const listeners = new Set<() => void>();

/** Has something done whenever somebody leaves on purpose. */
export function onLeave(listener: () => void): void {
  listeners.add(listener);
}

/** Somebody leaves on purpose: what this tab keeps of them is forgotten. */
export function noteLeave(): void {
  for (const listener of listeners) listener();
}
