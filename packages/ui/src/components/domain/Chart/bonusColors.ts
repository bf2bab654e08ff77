import { vars } from '../../../theme/vars.css.ts';

/** The colour of each bonus type, and one for types that the contract does not name. */
export const bonusColors = { ...vars.bonus, unknown: vars.color.textSubtle };
