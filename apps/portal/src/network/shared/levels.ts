import { levelNames, levelPlace } from '@raiz/ui/format';

/** Rank of a level, from 0; an unknown level ranks above all others. */
export function levelRank(level: string): number {
  const index = levelPlace(level);
  return index === -1 ? levelNames.length : index;
}
