/**
 * Prefix of the local storage keys of drafts: `draft.<member id>.<form>`, such as
 * `draft.7.lesson:12`.
 */
export const draftPrefix = 'draft.';

/** Removes the drafts whose key matches. */
export function removeDrafts(matches: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
    for (const key of keys) if (key?.startsWith(draftPrefix) && matches(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** Removes all drafts of one person, or of every person when `owner` is null. */
export function clearDrafts(owner: number | null): void {
  removeDrafts((key) => owner === null || key.startsWith(`${draftPrefix}${owner}.`));
}
