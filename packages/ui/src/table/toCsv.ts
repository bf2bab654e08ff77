/** What stands in one cell: text, a number (written with a decimal comma), or nothing. */
export type CsvValue = string | number | null | undefined;

/** Starts that spreadsheets take for a formula, also after blanks and in their full-width forms. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const special = /[";\r\n]|^\s|\s$/;

function cellText(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  return formula.test(value) ? `'${value}` : value;
}

function cell(value: CsvValue): string {
  const text = cellText(value);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as the text of a CSV file that Excel in Brazil opens rightly: byte order mark, semicolons, CRLF. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it. Dates and money are the caller's to write.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cell).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
