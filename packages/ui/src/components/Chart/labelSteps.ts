/** How wide the plot is, from the widest on. */
export const widthNames = ['wide', 'medium', 'narrow', 'small', 'tiny'] as const;

/** One of the widths for which labels are chosen. */
export type PlotWidth = (typeof widthNames)[number];

/** Least width of the plot, in rem, for which a choice of labels is made; the style sheet asks for the same ones. */
export const plotWidths: Readonly<Record<PlotWidth, number>> = { wide: 44, medium: 26, narrow: 16, small: 9, tiny: 5 };

/** What a month's short name needs, in rem, with air around it. */
const monthNeeds = 2.1;
/** What a year needs. */
const yearNeeds = 2.75;

/** Distances between labels that divide a year, so that the same months are named every year. */
const rhythm = [1, 2, 3, 4, 6, 12];

/** Every how many months a name fits below `count` columns. */
export function labelStep(count: number, width: PlotWidth): number {
  const needed = (count * monthNeeds) / plotWidths[width];
  return rhythm.find((step) => step >= needed) ?? Math.ceil(needed);
}

/** Whether the column at `index` carries its name. Counted from the newest, which always does. */
export function hasLabel(index: number, count: number, width: PlotWidth): boolean {
  return (count - 1 - index) % labelStep(count, width) === 0;
}

/** Whether a year's name fits below its `months` out of `count` columns. */
export function yearFits(months: number, count: number, width: PlotWidth): boolean {
  return (months / count) * plotWidths[width] >= yearNeeds;
}
