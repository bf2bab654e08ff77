import { levelWords } from '@raiz/ui/messages/network';

/** The levels from the lowest to the highest (spec, section 4). */
export const levelNames: readonly string[] = Object.values(levelWords);

const ranks: ReadonlyMap<string, number> = new Map(levelNames.map((name, at) => [name.toLowerCase(), at]));

/** Place of a level among the levels, from 0; one we have not heard of comes after all. */
export function levelRank(level: string): number {
  return ranks.get(level.trim().toLowerCase()) ?? levelNames.length;
}
