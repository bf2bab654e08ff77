import type { LevelTone } from '../../../theme/tokens.ts';

/**
 * The levels in order, as the API sends them (docs/specification.md#qualification-levels). The
 * catalogue lists them too.
 */
export const levelLabels = {
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

/** The names of the levels, lowest first (docs/specification.md#qualification-levels). */
export const levelNames: readonly string[] = Object.values(levelLabels);

const indexes: ReadonlyMap<string, number> = new Map(levelNames.map((name, at) => [name.toLowerCase(), at]));

/** Index of a level: 0 for 'Nenhum', -1 for an unknown level. Ignores outer spaces and case. */
export function levelIndex(level: string): number {
  return indexes.get(level.trim().toLowerCase()) ?? -1;
}

const tones = Object.keys(levelLabels).filter((tone): tone is LevelTone => tone in levelLabels);

/** The tone of a level, by its name as the server sends it; `none` for an unknown name. */
export function levelTone(name: string): LevelTone {
  return tones[levelIndex(name)] ?? 'none';
}

/**
 * The language of a level's name: English except 'Nenhum' and 'Bronze'; undefined for an unknown
 * name.
 */
export function levelLang(name: string): 'en' | undefined {
  const tone = levelTone(name);
  return tone === 'none' || tone === 'bronze' ? undefined : 'en';
}
