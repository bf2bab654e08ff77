/** Unit of a figure. */
export type Unit = 'ms' | 'KB' | 'MB' | 'count' | 'ratio' | '/s';

/** A figure measured several times. */
export interface Figure {
  /** The conditions, such as "50.000 people": the figures of a group are printed as one table. */
  group: string;
  /** The portal, or what it is compared with. */
  subject: string;
  /** The step, such as "type a letter". */
  step: string;
  unit: Unit;
  /** In the order of measuring. */
  values: readonly number[];
}

/** Records one value of a step. */
export type Note = (step: string, unit: Unit, value: number) => void;

/** The figures of a benchmark. Values of the same group, subject and step form one figure. */
export class Figures {
  readonly #byName = new Map<string, Figure>();

  /** Records values of one subject under the same conditions. */
  of(group: string, subject: string): Note {
    return (step, unit, value) => {
      const name = [group, subject, step].join('|');
      const { values = [] } = this.#byName.get(name) ?? {};
      this.#byName.set(name, { group, subject, step, unit, values: [...values, value] });
    };
  }

  /** All figures, in the order of their first values. */
  all(): Figure[] {
    return [...this.#byName.values()];
  }
}

/** @throws Error when there are no values */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.');
  return (low + high) / 2;
}

const digits = { ms: 0, count: 0, '/s': 0, KB: 1, MB: 1, ratio: 3 };

/**
 * A figure as text: "41 / 52 / 90 ms" is least, median and greatest; one number when all are equal.
 */
export function figureText({ unit, values }: Figure): string {
  const spread = [Math.min(...values), medianOf(values), Math.max(...values)];
  const text = [...new Set(spread.map((value) => value.toFixed(digits[unit])))].join(' / ');
  return unit === 'count' || unit === 'ratio' ? text : `${text} ${unit}`;
}

/** Prints each group as a table: a line for each step, a column for each subject. */
export function printFigures(figures: readonly Figure[]): void {
  for (const group of new Set(figures.map((figure) => figure.group))) {
    const table: Record<string, Record<string, string>> = {};
    for (const figure of figures.filter((one) => one.group === group)) {
      table[figure.step] = { ...table[figure.step], [figure.subject]: figureText(figure) };
    }
    console.log(`\n${group} (least / median / greatest)`);
    console.table(table);
  }
}
