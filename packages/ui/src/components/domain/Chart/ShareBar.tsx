import { formatCents } from '../../../format/money.ts';
import type { TypeRowTexts } from './Chart.tsx';
import { typeRows, type TypeTotal } from './totals.ts';
import type { BonusType } from '../../../theme/tokens.ts';
import { List } from '../../primitives/List/List.tsx';
import * as styles from './ShareBar.css.ts';

/** Props of ShareBar. */
export interface ShareBarProps {
  /** Accessible name of the list. */
  label: string;
  /** Texts of the rows, such as `earningsMessages` of the message catalogue. */
  texts: TypeRowTexts;
  /** Totals in reais by `bonus_type`, in any order; unknown types appear unchanged. */
  totals: readonly TypeTotal[];
}

/**
 * A total divided by bonus type: one bar of 100 %, and a list with name, amount and share, largest first. Renders only
 * the list if there are no shares, such as with a negative total, and nothing without totals.
 */
export function ShareBar({ label, texts, totals }: ShareBarProps) {
  const rows = typeRows(totals, texts);
  if (rows.length === 0) return null;
  const hasShares = rows.every(({ share }) => share !== null);
  return (
    <div className={styles.shares}>
      {hasShares && (
        <div aria-hidden="true" className={styles.bar}>
          {rows.map(({ type, tone, cents }) =>
            cents === 0 ? null : <span key={type} className={styles.piece[tone]} style={{ flexGrow: cents }} />,
          )}
        </div>
      )}
      <List aria-label={label} className={styles.legend}>
        {rows.map(({ type, name, lang, cents, share }) => (
          <li key={type} className={styles.item}>
            <span className={styles.name}>
              <BonusSwatch type={type} />
              <span lang={lang}>{name}</span>
            </span>
            <span className={styles.figures}>
              <span className={styles.figure}>{formatCents(cents)}</span>
              {share !== null && <span className={styles.share}>{share}</span>}
            </span>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Props of BonusSwatch. */
export interface BonusSwatchProps {
  /** `bonus_type` of the API; null and unknown types have one neutral colour. */
  type: string | null;
}

/**
 * A square in the colour of a bonus type, next to its name: the same colour as in the charts. Hidden
 * from screen readers.
 */
export function BonusSwatch({ type }: BonusSwatchProps) {
  return <span aria-hidden="true" className={styles.swatch[isKnown(type) ? type : 'unknown']} />;
}

function isKnown(type: string | null): type is BonusType {
  return type !== null && Object.hasOwn(styles.swatch, type);
}
