import { vars } from '../../../theme/vars.css.ts';

const { bonus, level } = vars;

/** The colour of each bonus type, that of its level where it has one, and one for unknown types. */
export const bonusColors = {
  ...bonus,
  diamond: level.diamond,
  diamond_double: level.doubleDiamond,
  diamond_triple: level.tripleDiamond,
  diamond_centurion: level.centurionDiamond,
  diamond_imperial: level.imperialDiamond,
  unknown: vars.color.textSubtle,
};
