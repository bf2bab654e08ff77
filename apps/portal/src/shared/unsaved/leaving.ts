/**
 * Asks before something that is typed and not saved is left behind.
 * @param go goes ahead
 * @param ending whether the session ends with it, as with Sair
 */
export type Guard = (go: () => void, ending: boolean) => void;

let guard: Guard | null = null;

/** Puts a guard before every way out of the page, or takes it away. Its code comes with the forms that need one, not with every page. */
export function setGuard(next: Guard | null): void {
  guard = next;
}

/** Whether anything typed is not saved. */
export function hasUnsaved(): boolean {
  return guard !== null;
}

/** Goes at once when nothing is unsaved; otherwise asks first, and keeps a draft of what is left behind. */
export function leave(go: () => void): void {
  if (guard) guard(go, false);
  else go();
}

/** `leave` for Sair, which takes the drafts along: they must not be on a device that somebody else uses next. */
export function leaveSession(go: () => void): void {
  if (guard) guard(go, true);
  else go();
}
