import { levelWords } from '@raiz/ui/messages/network';

/** The levels from lowest to highest (docs/specification.md#qualification-levels). */
export const levelNames: readonly string[] = Object.values(levelWords);

const ranks: ReadonlyMap<string, number> = new Map(levelNames.map((name, at) => [name.toLowerCase(), at]));

/** Rank of a level, from 0; an unknown level ranks above all others. */
export function levelRank(level: string): number {
  return ranks.get(level.trim().toLowerCase()) ?? levelNames.length;
}
