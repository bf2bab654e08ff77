import { numberFormat } from '../format/number.ts';
import { saveFile } from '../internal/saveFile.ts';

/** Money in a cell: a number with two decimals, `250,00`, that spreadsheets can add. */
export interface CsvMoney {
  /** The amount in reais. */
  reais: number;
}

/** Value of one cell: text, a number (written with a decimal comma), money, or empty. */
export type CsvValue = string | number | CsvMoney | null | undefined;

/** Prefixes that spreadsheets treat as a formula, also after spaces and in full-width forms. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
const special = /[";\r\n]|^\s|\s$/;

const money = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

function cellText(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  if (typeof value === 'object') return Number.isFinite(value.reais) ? money(value.reais) : '';
  return formula.test(value) ? `'${value}` : value;
}

function cell(value: CsvValue): string {
  const text = cellText(value);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV for Excel in Brazil: byte order mark, semicolons, CRLF. Prefixes an apostrophe to
 * texts that a spreadsheet would run as a formula. The caller formats dates.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cell).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Downloads a text as a file.
 * @param name file name with extension, such as "pagamentos.csv"
 * @param type media type; the text is written in UTF-8
 */
export function downloadText(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveFile(new Blob([text], { type }), name);
}
