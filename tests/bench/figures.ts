/** Something that was measured several times. */
export interface Figure {
  /**
   * What was measured under which conditions, such as "50.000 people": figures of one group make
   * one table.
   */
  group: string;
  /** Who was measured: the portal, or what it is compared with. */
  subject: string;
  /** What was done, such as "type a letter". */
  step: string;
  unit: 'ms' | 'KB' | 'MB' | 'count' | 'ratio' | '/s';
  /** As they were measured, one after the other. */
  values: readonly number[];
}

/** The least, the middle and the greatest of some values. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** @throws Error when there are no values */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (min === undefined || max === undefined || low === undefined || high === undefined) {
    throw new Error('Nothing was measured.');
  }
  return { min, median: (low + high) / 2, max };
}

function write(value: number, unit: Figure['unit']): string {
  if (unit === 'ratio') return value.toFixed(3);
  return unit === 'MB' || unit === 'KB' ? value.toFixed(1) : String(Math.round(value));
}

/**
 * A figure as one reads it: "41 / 52 / 90 ms" for least, middle and greatest; one number when they
 * are the same.
 */
export function figureText({ unit, values }: Figure): string {
  const { min, median, max } = spreadOf(values);
  const numbers = [min, median, max].map((value) => write(value, unit));
  const text = new Set(numbers).size === 1 ? numbers[0] : numbers.join(' / ');
  return unit === 'count' || unit === 'ratio' ? `${text}` : `${text} ${unit}`;
}
