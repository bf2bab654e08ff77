import { type Finding, findingLines } from '../core/finding.ts';
import type { Outcome } from '../core/run.ts';
import { levelTimes, requestsText } from './summary.ts';
import { count, counts, leftOutText, leftText, obstacleOf, problemOf, type Report } from './summary.ts';

/** Most findings per check on the terminal; the rest is counted. Other reports have all. */
const most = 6;

function indentedLines(finding: Finding): string[] {
  // The calls before it are in the reports.
  return findingLines({ ...finding, before: [] }).map((line, at) => `${at === 0 ? '    ' : '      '}${line}`);
}

/** The lines of one finished check; empty for a check that passed. */
export function outcomeText({ check, findings, notes, skipped }: Outcome): string {
  const noted = notes.map((note) => `    note: ${note}\n`).join('');
  if (findings.length === 0 && skipped === null && noted !== '') return `- ${check.id}  ${check.title}\n${noted}`;
  if (findings.length === 0) return skipped === null ? '' : `- ${check.id}  ${check.title}\n    skipped: ${skipped}\n`;
  const shownFindings = findings.slice(0, most).flatMap(indentedLines);
  const rest = findings.length > most ? [`    and ${findings.length - most} more`] : [];
  return [`✗ ${check.id}  ${check.title}`, ...shownFindings, ...rest, ''].join('\n');
}

/** One line with the progress of a run; overwritten in place where the terminal can. */
export function progressText(done: number, all: number, failed: number, id: string): string {
  const differing = failed > 0 ? `, ${failed} with differences` : '';
  return `${String(done).padStart(String(all).length)}/${all}${differing}  ${id}`.slice(0, 100);
}

/** The result of a run. */
export function summaryText(report: Report): string {
  const { passed, failed, skipped, findings } = counts(report.run);
  const { seconds } = report;
  const problem = problemOf(report);
  const differing = failed === 0 ? 'none with differences' : `${failed} with ${count(findings, 'difference')}`;
  const lines = [
    '',
    `${report.base} against version ${report.version} of the contract, level ${report.level}`,
    `${count(passed, 'check')} passed, ${differing}, ${skipped} skipped; ${requestsText(report)} in ${seconds.toFixed(1)} s`,
    `Time by level: ${levelTimes(report.run).join(', ')}`,
    ...leftOutText(report),
    ...leftText(report.run),
    ...(report.level === 'fuzz' ? [`Generated with --seed ${report.seed}.`] : []),
    ...(problem === null ? [] : [problem]),
    failed === 0 && obstacleOf(report.run) === null ? 'No differences from the contract.' : '',
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
