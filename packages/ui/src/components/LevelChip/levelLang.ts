import type { LevelTone } from '../../theme/tokens.ts';
import { levelTone } from './levelTone.ts';

/** Portuguese words too: a Portuguese voice reads them as they are meant. */
const portuguese: ReadonlySet<LevelTone> = new Set(['none', 'bronze']);

/** The language of a level's name: English but for 'Nenhum' and 'Bronze'; undefined, the page's own, for an unknown name. */
export function levelLang(name: string): 'en' | undefined {
  return portuguese.has(levelTone(name)) ? undefined : 'en';
}
