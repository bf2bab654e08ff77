import { writeFileSync } from 'node:fs';
import { htmlText } from '../report/html.ts';
import { junitText } from '../report/junit.ts';
import { markdownText } from '../report/markdown.ts';
import type { Report } from '../report/summary.ts';
import type { CliOptions } from './options.ts';
import { UsageProblem } from './usage.ts';

function write(file: string, text: string, option: string): void {
  try {
    writeFileSync(file, text);
  } catch {
    throw new UsageProblem(`${file} cannot be written: correct ${option}.`);
  }
}

/**
 * Writes each report that has a file.
 * @param content Gets the function that formats a report, and returns what is written.
 * @throws UsageProblem when a file cannot be written
 */
export function writeReports(
  { junit, html, summary }: Pick<CliOptions, 'junit' | 'html' | 'summary'>,
  content: (format: (report: Report) => string) => string,
): void {
  if (junit) write(junit, content(junitText), '--junit');
  if (html) write(html, content(htmlText), '--html');
  if (summary) write(summary, content(markdownText), '--summary');
}
