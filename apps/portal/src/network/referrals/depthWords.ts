import { formatCount } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';

/** Depths listed one by one; a chain may be thousands deep. */
const listedDepths = 10;

/** Counts by depth as texts, smallest depth first; one text adds up the depths beyond the limit. */
export function depthWords(byDepth: ReadonlyMap<number, number>): string[] {
  const all = [...byDepth].toSorted(([a], [b]) => a - b);
  const listed = all.slice(0, listedDepths);
  const words = listed.map(([depth, count]) => messages.atDepth({ depth, count: formatCount(count) }));
  const rest = all.slice(listedDepths).reduce((sum, [, count]) => sum + count, 0);
  const last = listed.at(-1);
  if (rest === 0 || last === undefined) return words;
  return [...words, messages.deeper({ depth: last[0] + 1, count: formatCount(rest) })];
}
