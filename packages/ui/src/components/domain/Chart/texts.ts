import type { BonusType } from '../../../theme/tokens.ts';

/** Texts of every chart, such as `earningsMessages` of the message catalogue. */
export interface ChartTexts {
  /** Button that shows the table. */
  asTable: string;
  /** Button that shows the chart. */
  asChart: string;
  /** Announced when the table is shown. */
  asTableDone: string;
  /** Announced when the chart is shown. */
  asChartDone: string;
  /** Column and row of sums. */
  total: string;
}

/** Texts of the bars of MonthBars. */
export interface MonthColumnsTexts {
  /** Accessible name of a bar. */
  barLabel: (values: { label: string; value: string }) => string;
  /** Help for the keyboard. */
  barKeys: string;
}

/** Texts of MonthBars. */
export interface MonthBarsTexts extends ChartTexts, MonthColumnsTexts {
  /** Column of months. */
  month: string;
  /** Name of the sum of one month. */
  monthTotal: (values: { month: string }) => string;
  /** Name of the sum of several months. */
  periodTotal: (values: { first: string; last: string }) => string;
}

/** Texts of the rows of TypeBars and ShareBar. */
export interface TypeRowTexts {
  /** The word of every bonus type. */
  bonusWords: Readonly<Record<BonusType, string>>;
  /** A share that would round to 0%. */
  shareBelow: string;
  /** A share that would round to 100%. */
  shareAbove: string;
}

/** Texts of TypeBars. */
export interface TypeBarsTexts extends ChartTexts, TypeRowTexts {
  /** Column of types. */
  type: string;
  /** Column of shares. */
  share: string;
}
