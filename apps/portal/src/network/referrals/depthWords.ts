import { formatCount } from '@raiz/ui/format';
import { referralsMessages as messages } from '@raiz/ui/messages/network';

/** So many depths are told one by one; a chain may be thousands deep. */
const most = 10;

/** The numbers by depth in words, the shallow ones first; the deepest are added up. */
export function depthWords(byDepth: ReadonlyMap<number, number>): string[] {
  const all = [...byDepth].toSorted(([a], [b]) => a - b);
  const told = all.slice(0, most);
  const words = told.map(([depth, count]) => messages.atDepth({ depth, count: formatCount(count) }));
  const rest = all.slice(most).reduce((sum, [, count]) => sum + count, 0);
  const last = told.at(-1);
  if (rest === 0 || last === undefined) return words;
  return [...words, messages.deeper({ depth: last[0] + 1, count: formatCount(rest) })];
}
