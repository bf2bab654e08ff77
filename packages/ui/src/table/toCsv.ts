/** Money in a cell: a number with two decimals, `250,00`, that a spreadsheet can still add up. */
export interface CsvMoney {
  /** The amount in reais. */
  reais: number;
}

/** What stands in one cell: text, a number (written with a decimal comma), money, or nothing. */
export type CsvValue = string | number | CsvMoney | null | undefined;

/** Starts that spreadsheets take for a formula, also after blanks and in their full-width forms. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const special = /[";\r\n]|^\s|\s$/;

function numberText(value: number, text: string): string {
  return Number.isFinite(value) ? text.replace('.', ',') : '';
}

function cellText(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value, String(value));
  if (typeof value === 'object') return numberText(value.reais, value.reais.toFixed(2));
  return formula.test(value) ? `'${value}` : value;
}

function cell(value: CsvValue): string {
  const text = cellText(value);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as the text of a CSV file that Excel in Brazil opens rightly: byte order mark, semicolons, CRLF. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it. Dates are the caller's to write.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cell).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
