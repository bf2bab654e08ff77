/** Names of the plot widths, widest first. */
export const widthNames = ['wide', 'medium', 'narrow', 'small', 'tiny'] as const;

/** A width of the plot with its own choice of labels. */
export type PlotWidth = (typeof widthNames)[number];

/** Minimum of each plot width in rem; MonthAxis.css.ts uses them in container queries. */
export const plotWidths: Readonly<Record<PlotWidth, number>> = { wide: 44, medium: 26, narrow: 16, small: 9, tiny: 5 };

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

/** Whether a year fits below its `months` of `count` columns. */
export function yearFits(months: number, count: number, width: PlotWidth): boolean {
  return (months / count) * plotWidths[width] >= yearWidth;
}
