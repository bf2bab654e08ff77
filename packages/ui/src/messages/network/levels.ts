/** The levels in their order: values of the API, shown as they are (spec, section 4). Apart, for pages that show levels and nothing else of them. */
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
