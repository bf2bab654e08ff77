/** Beginning of the keys under which each member's last lessons are kept (learning/shared/lastLessons.ts). */
export const lastLessonsPrefix = 'lastLessons.';

/** Removes where one person left her courses, or where everybody did when it is not known who it is. Never throws. */
export function forgetLastLessons(owner: number | null): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    const gone = keys.filter((key) =>
      owner === null ? key.startsWith(lastLessonsPrefix) : key === `${lastLessonsPrefix}${owner}`,
    );
    for (const key of gone) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
