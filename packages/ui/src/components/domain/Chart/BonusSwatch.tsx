import type { BonusType } from '../../../theme/tokens.ts';
import * as styles from './BonusSwatch.css.ts';

/** Props of BonusSwatch. */
export interface BonusSwatchProps {
  /** `bonus_type` of the API; null and unknown types have one neutral colour. */
  type: string | null;
}

/**
 * A square in the colour of a bonus type, beside its name: the same colour as in the charts. Hidden
 * from screen readers.
 */
export function BonusSwatch({ type }: BonusSwatchProps) {
  return <span aria-hidden="true" className={styles.swatch[isKnown(type) ? type : 'unknown']} />;
}

function isKnown(type: string | null): type is BonusType {
  return type !== null && Object.hasOwn(styles.swatch, type);
}
