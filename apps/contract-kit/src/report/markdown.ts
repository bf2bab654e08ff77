import { type Finding, helpOf } from '../core/finding.ts';
import { findingsOf, type Run } from '../core/run.ts';
import { escaped } from './junit.ts';
import { type Cause, causesOf, levelParts, requestsText, some } from './summary.ts';
import { byOperation, count, counts, remarksOf, notesOf, obstacleOf, problemOf, type Report } from './summary.ts';

/** Maximum number of differences in a summary: a comment on GitHub has at most 65,536 characters. */
const max = 60;

const causeHeads = ['Call', 'Field', 'Expected', 'Got', 'Check', 'Rule'];

/** Text as code in a cell of a table: as HTML, because Markdown cannot escape its own marks. */
function cell(text: string): string {
  return `<code>${escaped(text).replaceAll('|', '&#124;').replaceAll(/\s+/g, ' ')}</code>`;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n');
}

function causeRow(cause: Cause): string {
  const { field, expected, got, rule } = cause.first;
  return row([some(cause, 'call', 3), field, expected, got, some(cause, 'check', 3), rule].map(cell));
}

/** Maximum length of the part of a summary that helps to fix findings, in characters. */
const longestHelp = 30_000;

/** What helps to fix each finding, up to the maximum length. */
function helpBlocks(findings: readonly Finding[]): string[] {
  let length = 0;
  return findings.flatMap((finding) => {
    const lines = helpOf(finding).map(([name, text]) => `${name}: ${cell(text)}<br>`);
    const block = `<details><summary>${cell(`${finding.call} ${finding.field}`)}</summary>\n\n${lines.join('\n')}\n\n</details>`;
    length += block.length;
    return length > longestHelp ? [] : [block];
  });
}

function levelTable({ run }: Report): string {
  const rows = levelParts(run).map((part) => {
    const { passed, failed, skipped } = counts(part);
    return row([part.level, part.outcomes.length, passed, failed, skipped, `${part.seconds.toFixed(1)} s`]);
  });
  return table(['Level', 'Checks', 'Passed', 'With differences', 'Skipped', 'Time'], rows);
}

function verdictOf(run: Run): string {
  const { findings, skipped } = counts(run);
  if (run.outcomes.length === 0) return 'not checked';
  if (findings > 0) return count(findings, 'difference');
  if (obstacleOf(run) !== null) return `not complete, ${count(skipped, 'check')} not made`;
  return 'no differences';
}

/**
 * A run in Markdown, for the summary of a build or a comment on a pull request: the verdict, the
 * levels with their times, and the first differences.
 */
export function markdownText(report: Report): string {
  const { run, base, version, seconds } = report;
  const { findings } = counts(run);
  const problem = problemOf(report);
  const shown = causesOf(findingsOf(run)).slice(0, max);
  const left = findings - shown.reduce((sum, cause) => sum + cause.findings.length, 0);
  const sections = byOperation(shown).map(
    ([operation, rows]) => `### ${cell(operation)}\n\n${table(causeHeads, rows.map(causeRow))}`,
  );
  const blocks = [
    `## Contract: ${verdictOf(run)}`,
    ...(problem === null ? [] : [`**${escaped(problem)}**`]),
    `${cell(base)} against version ${version} of the contract, ${requestsText(report)} in ${seconds.toFixed(1)} s.`,
    ...(run.outcomes.length === 0 ? [] : [levelTable(report)]),
    ...remarksOf(report).map(escaped),
    ...notesOf(run).map(escaped),
    ...sections,
    ...helpBlocks(shown.map(({ first }) => first)),
    ...(left > 0 ? [`And ${left} more: see the HTML report.`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
