/** Names of the plot widths, widest first. */
export const widthNames = ['wide', 'medium', 'narrow', 'small', 'tiny'] as const;

/** A width of the plot with its own choice of labels. */
export type PlotWidth = (typeof widthNames)[number];

/** Minimum of each plot width in rem; MonthAxis.css.ts uses them in container queries. */
export const plotWidths: Readonly<Record<PlotWidth, number>> = { wide: 44, medium: 26, narrow: 13, small: 9, tiny: 5 };

/** Space for a short month name in rem, with padding. */
const monthWidth = 2.1;
/** Space for a year in rem. */
const yearWidth = 2.15;

/** Steps that divide a year, so that each year has labels at the same months. */
const yearSteps = [1, 2, 3, 4, 6, 12];

/** Number of months from one label to the next, below `count` columns. */
export function labelStep(count: number, width: PlotWidth): number {
  const needed = (count * monthWidth) / plotWidths[width];
  return yearSteps.find((step) => step >= needed) ?? Math.ceil(needed);
}

/** Whether the column at `index` has a label. The newest column always has one. */
export function hasLabel(index: number, count: number, width: PlotWidth): boolean {
  return (count - 1 - index) % labelStep(count, width) === 0;
}

/**
 * Whether a year fits below its `months` of `count` columns. The first one may extend below the
 * `next` year's months, up to the name in their middle.
 */
export function yearFits(months: number, count: number, width: PlotWidth, next = 0): boolean {
  const room = (columns: number) => (columns / count) * plotWidths[width];
  return room(months) >= yearWidth || (next > 0 && room(months + next / 2) >= 1.5 * yearWidth);
}
