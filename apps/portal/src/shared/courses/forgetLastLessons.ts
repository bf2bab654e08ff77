/**
 * Prefix of the local storage keys of `learning/shared/lastLessons.ts`; the member's id follows.
 */
export const lastLessonsPrefix = 'lastLessons.';

/**
 * Removes the last lessons of one person, or of every person when `owner` is null. Never throws.
 */
export function forgetLastLessons(owner: number | null): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    const matching = keys.filter((key) =>
      owner === null ? key.startsWith(lastLessonsPrefix) : key === `${lastLessonsPrefix}${owner}`,
    );
    for (const key of matching) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
