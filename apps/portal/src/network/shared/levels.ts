import { levelNames, levelIndex } from '@raiz/ui/format';

/** Rank of a level, from 0; an unknown level ranks above all others. */
export function levelRank(level: string): number {
  const index = levelIndex(level);
  return index === -1 ? levelNames.length : index;
}
