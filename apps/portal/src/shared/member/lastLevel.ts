import { deviceStorage } from '../storage.ts';

const prefix = 'lastLevel.';

/** One key per person, because people may share a browser. */
const keyOf = (userId: number) => `${prefix}${userId}`;

/** Rank of the level that this browser showed a member last; null when nothing is stored. */
export function lastLevel(userId: number): number | null {
  const text = deviceStorage.read(keyOf(userId)) ?? '';
  return /^\d$/.test(text) ? Number(text) : null;
}

/** Stores the index of the level shown, from `levelIndex`. */
export function rememberLevel(userId: number, rank: number): void {
  deviceStorage.write(keyOf(userId), String(rank));
}

/** Removes the level of one person, or of every person when `owner` is null. */
export function forgetLevels(owner: number | null): void {
  deviceStorage.removeAll((key) => (owner === null ? key.startsWith(prefix) : key === keyOf(owner)));
}
