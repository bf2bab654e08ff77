import { deviceStorage, personKey } from '../storage.ts';

/** One key per person, because people may share a browser. */
const keyOf = (userId: number) => personKey('lastLevel', userId);

/** Rank of the level that this browser showed a member last; null when nothing is stored. */
export function lastLevel(userId: number): number | null {
  const text = deviceStorage.read(keyOf(userId)) ?? '';
  return /^\d$/.test(text) ? Number(text) : null;
}

/** Stores the index of the level shown, from `levelIndex`. */
export function rememberLevel(userId: number, rank: number): void {
  deviceStorage.write(keyOf(userId), String(rank));
}
