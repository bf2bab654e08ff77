import { causeOf, type Finding, findingLines } from '../core/finding.ts';
import { findingsOf, type Outcome } from '../core/run.ts';
import { causesOf, levelTimes, requestsText, some } from './summary.ts';
import { count, counts, remarksOf, obstacleOf, problemOf, type Report } from './summary.ts';

/** Maximum number of findings per check on the terminal; it only counts the rest. Other reports have all. */
const max = 6;

function indentedLines(finding: Finding): string[] {
  return findingLines(finding).map((line, at) => `${at === 0 ? '    ' : '      '}${line}`);
}

/**
 * The lines of one finished check; empty for a check that passed.
 * @param reported The check that first reported each cause: the terminal describes a cause in full only once. The
 * function adds those of this check.
 */
export function outcomeText(
  { check, findings, notes, skipped }: Outcome,
  reported = new Map<string, string>(),
): string {
  const noted = notes.map((note) => `    note: ${note}\n`).join('');
  if (findings.length === 0 && skipped === null && noted !== '') return `- ${check.id}  ${check.title}\n${noted}`;
  if (findings.length === 0) return skipped === null ? '' : `- ${check.id}  ${check.title}\n    skipped: ${skipped}\n`;
  const shownFindings = findings.slice(0, max).flatMap((finding) => {
    const before = reported.get(causeOf(finding));
    if (before === undefined || before === check.id) return indentedLines(finding);
    return [`    ${finding.call}, ${finding.field}: as in ${before}`];
  });
  for (const finding of findings) if (!reported.has(causeOf(finding))) reported.set(causeOf(finding), check.id);
  const rest = findings.length > max ? [`    and ${findings.length - max} more`] : [];
  return [`✗ ${check.id}  ${check.title}`, ...shownFindings, ...rest, ''].join('\n');
}

/** One line with the progress of a run; a terminal overwrites it. */
export function progressText(done: number, all: number, failed: number, id: string): string {
  const differing = failed > 0 ? `, ${failed} with differences` : '';
  return `${String(done).padStart(String(all).length)}/${all}${differing}  ${id}`.slice(0, 100);
}

/** Maximum number of causes in the summary. */
const maxCauses = 10;

/** The causes with several findings, the most frequent first. */
function causeLines({ run }: Report): string[] {
  const shared = causesOf(findingsOf(run))
    .filter(({ findings }) => findings.length > 1)
    .sort((a, b) => b.findings.length - a.findings.length);
  const lines = shared.slice(0, maxCauses).map((cause) => {
    const { field, expected, got } = cause.first;
    const calls = `    ${some(cause, 'call', 2)}\n    ${some(cause, 'check', 3)}`;
    return `  ${cause.findings.length} × ${field}: expected ${expected}, got ${got}\n${calls}`;
  });
  const left = shared.length - lines.length;
  return lines.length === 0 ? [] : ['Told more than once:', ...lines, ...(left > 0 ? [`  and ${left} more`] : [])];
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
    ...causeLines(report),
    ...remarksOf(report),
    ...(problem === null ? [] : [problem]),
    failed === 0 && obstacleOf(report.run) === null ? 'No differences from the contract.' : '',
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
