import { figureText, type Figure } from './figures.ts';

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The figures of one group: a line for each step, a column for each subject. */
function tableOf(figures: readonly Figure[]): string[][] {
  const subjects = unique(figures.map(({ subject }) => subject));
  const head = ['', ...subjects];
  const lines = unique(figures.map(({ step }) => step)).map((step) => [
    step,
    ...subjects.map((subject) => {
      const figure = figures.find((one) => one.step === step && one.subject === subject);
      return figure ? figureText(figure) : '-';
    }),
  ]);
  return [head, ...lines];
}

function aligned(table: readonly string[][]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return table.map((line) => line.map(cell).join('   ').trimEnd()).join('\n');
}

/** All figures as tables for the terminal, one for each group. */
export function printed(figures: readonly Figure[]): string {
  return unique(figures.map(({ group }) => group))
    .map(
      (group) =>
        `${group} (least / middle / greatest)\n${aligned(tableOf(figures.filter((one) => one.group === group)))}`,
    )
    .join('\n\n');
}
