/**
 * The levels in order, as the API sends them (docs/specification.md#qualification-levels). A
 * separate file for pages that need only levels.
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
} as const;
