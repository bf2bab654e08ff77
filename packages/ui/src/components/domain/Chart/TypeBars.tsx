import { sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { formatCents } from '../../../format/money.ts';
import { type AmountScale, barOf } from './scale.ts';
import { ChartFigure, type TypeRowTexts } from './Chart.tsx';
import { type TypeRow, typeRows, type TypeTotal } from './totals.ts';
import { List } from '../../primitives/List/List.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './TypeBars.css.ts';

/** Props of TypeBars. */
export interface TypeBarsProps {
  /** Heading and accessible name. */
  caption: string;
  /** Texts of the chart, such as `earningsMessages` of the message catalogue. */
  texts: TypeRowTexts;
  /** Totals in reais by `bonus_type`, in any order; unknown types appear unchanged. */
  totals: readonly TypeTotal[];
  /** Text that replaces the chart if there are no totals. */
  emptyText: string;
  /** Shown below the caption, such as the sum. */
  children?: ReactNode;
}

/**
 * The shares of the bonus types, largest first: a full bar is 100 %. Name, amount and share are texts, so that the
 * chart does not rely on colour.
 */
export function TypeBars({ caption, texts, totals, emptyText, children }: TypeBarsProps) {
  const rows = typeRows(totals, texts);
  return (
    <ChartFigure caption={caption}>
      {children}
      {rows.length === 0 ? <Text tone="muted">{emptyText}</Text> : <TypeList label={caption} rows={rows} />}
    </ChartFigure>
  );
}

/** The total, so that a full bar is 100 %; the largest row if there are no shares. */
function scaleOf(rows: readonly TypeRow[]): AmountScale {
  const cents = rows.map((row) => row.cents);
  const bottom = Math.min(0, ...cents);
  const top = rows.every(({ share }) => share !== null) ? sum(cents) : Math.max(0, ...cents);
  // If all totals are zero, the axis needs any positive length.
  return scaleLinear([bottom, bottom === top ? 1 : top], [0, 100]);
}

function TypeList({ label, rows }: { label: string; rows: readonly TypeRow[] }) {
  const scale = scaleOf(rows);
  return (
    <List aria-label={label} className={styles.list}>
      {rows.map((row) => {
        const { start, length } = barOf(row.cents, scale);
        return (
          <li key={row.type} className={styles.item}>
            <span lang={row.lang} className={styles.name}>
              {row.name}
            </span>
            <span className={styles.figures}>
              <span className={styles.figure}>{formatCents(row.cents)}</span>
              {row.share !== null && <span className={styles.share}>{row.share}</span>}
            </span>
            <svg aria-hidden="true" focusable="false" className={styles.track}>
              <rect width="100%" height="100%" className={styles.groove} />
              <rect x={`${start}%`} width={`${length}%`} height="100%" rx="3" className={styles.bar[row.tone]} />
            </svg>
          </li>
        );
      })}
    </List>
  );
}
