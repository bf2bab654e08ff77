import type { LevelTone } from '../../../theme/tokens.ts';

/**
 * The levels in order, as the API sends them (docs/specification.md#qualification-levels). The
 * catalogue lists them too.
 */
export const levelWords = {
  none: 'Nenhum',
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  diamond: 'Diamond',
  doubleDiamond: 'Double Diamond',
  tripleDiamond: 'Triple Diamond',
  centurionDiamond: 'Centurion Diamond',
  imperialDiamond: 'Imperial Diamond',
} as const satisfies Record<LevelTone, string>;

const tones = Object.keys(levelWords).filter((tone): tone is LevelTone => tone in levelWords);

/** The tone of a level, by its name as the server sends it; `none` for an unknown name. */
export function levelTone(name: string): LevelTone {
  const wanted = name.trim().toLowerCase();
  return tones.find((tone) => levelWords[tone].toLowerCase() === wanted) ?? 'none';
}

/**
 * The language of a level's name: English except 'Nenhum' and 'Bronze'; undefined for an unknown
 * name.
 */
export function levelLang(name: string): 'en' | undefined {
  const tone = levelTone(name);
  return tone === 'none' || tone === 'bronze' ? undefined : 'en';
}
