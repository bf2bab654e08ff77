import type { LevelTone } from '../../../theme/tokens.ts';

const tones: ReadonlyMap<string, LevelTone> = new Map([
  ['nenhum', 'none'],
  ['bronze', 'bronze'],
  ['silver', 'silver'],
  ['gold', 'gold'],
  ['diamond', 'diamond'],
  ['double diamond', 'doubleDiamond'],
  ['triple diamond', 'tripleDiamond'],
  ['centurion diamond', 'centurionDiamond'],
  ['imperial diamond', 'imperialDiamond'],
]);

/** The tone of a level, by its name as the server sends it; `none` for an unknown name. */
export function levelTone(name: string): LevelTone {
  return tones.get(name.trim().toLowerCase()) ?? 'none';
}
