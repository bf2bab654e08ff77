/** What every key of a draft in local storage begins with; then come whose it is, and of which form: `draft.7.lesson:12`. */
export const draftPrefix = 'draft.';

/** Removes the drafts whose key is of a kind. */
export function removeDrafts(isGone: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
    for (const key of keys) if (key?.startsWith(draftPrefix) && isGone(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** Removes every draft of one person, or of everybody when it is not known who it is. */
export function clearDrafts(owner: number | null): void {
  removeDrafts((key) => owner === null || key.startsWith(`${draftPrefix}${owner}.`));
}
