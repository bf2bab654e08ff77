import type { LevelTone } from '../../../theme/tokens.ts';
import { levelTone } from './levelTone.ts';

/** Levels whose names are Portuguese words. */
const portuguese: ReadonlySet<LevelTone> = new Set(['none', 'bronze']);

/**
 * The language of a level's name: English except 'Nenhum' and 'Bronze'; undefined for an unknown
 * name.
 */
export function levelLang(name: string): 'en' | undefined {
  return portuguese.has(levelTone(name)) ? undefined : 'en';
}
