import { localMoment } from '../core/days.ts';
import { type Finding, helpOf } from '../core/finding.ts';
import { findingsOf, type Outcome } from '../core/run.ts';
import { escaped } from './junit.ts';
import { type Cause, causesOf, levelTimes, requestsText } from './summary.ts';
import { byOperation, count, counts, notesOf, problemOf, remarksOf, type Report } from './summary.ts';

/** The style of the report's page, light and dark. */
const pageStyle = `
:root { color-scheme: light dark; --ink: #1d2521; --paper: #fbfaf7; --line: #c9cfc6; --good: #1c6b3c; --bad: #a3211b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ece6; --paper: #161a18; --line: #414a44; --good: #7fd39d; --bad: #ff9d94; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2.5rem 0 1rem; font-size: 1.25rem; }
.verdict { font-size: 1.25rem; font-weight: 600; }
.good { color: var(--good); }
.bad { color: var(--bad); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0.75rem 2rem; }
dt { font-size: 0.875rem; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; margin-bottom: 1.5rem; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { text-align: left; font-weight: 600; padding: 0.5rem 0; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line); }
td { min-width: 7rem; }
.help td { border-top: 0; }
.help dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
.help dd { font-weight: 400; }
code { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.help code { white-space: pre-wrap; }
@media print { .scroll { overflow: visible; } }
`;

function help(finding: Finding): string {
  const lines = helpOf(finding).map(([name, text]) => `<dt>${name}</dt><dd><code>${escaped(text)}</code></dd>`);
  return `<dl>${lines.join('')}</dl>`;
}

/** A finding whose cause the report has already described. */
function again(finding: Finding): string {
  const { call, field, expected, got, check } = finding;
  const line = `${call}, ${field}: expected ${expected}, got ${got}`;
  return `<li><code>${escaped(line)}</code> (${escaped(check)})${help(finding)}</li>`;
}

function causeRow({ first, findings: [, ...others] }: Cause): string {
  const { call, field, expected, got, check } = first;
  const cells = [call, field, expected, got].map((text) => `<td><code>${escaped(text)}</code></td>`);
  const more = `<details><summary>${others.length} more of this cause</summary><ul>${others.map(again).join('')}</ul></details>`;
  return `<tr>${cells.join('')}<td>${escaped(check)}</td></tr>
<tr class="help"><td colspan="5">${help(first)}${others.length > 0 ? more : ''}</td></tr>`;
}

function table(rows: string[], heads: string[], caption: string): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function state({ findings, skipped }: Outcome): string {
  if (findings.length > 0) return `<span class="bad">✗ ${count(findings.length, 'difference')}</span>`;
  return skipped === null ? '<span class="good">✓ passed</span>' : `<span>– skipped: ${escaped(skipped)}</span>`;
}

function checkRow(outcome: Outcome): string {
  const { id, title, level } = outcome.check;
  return `<tr><td><code>${escaped(id)}</code></td><td>${escaped(title)}</td><td>${level}</td><td>${state(outcome)}</td></tr>`;
}

/** A run as one self-contained HTML page without scripts. */
export function htmlText(report: Report): string {
  const { passed, failed, skipped, findings } = counts(report.run);
  const problem = problemOf(report);
  const differences = failed === 0 ? 'No differences from the contract' : count(findings, 'difference');
  const verdict = problem ?? `${differences}${failed === 0 ? '.' : ''}`;
  const groups = byOperation(causesOf(findingsOf(report.run))).map(([operation, rows]) =>
    table(
      rows.map(causeRow),
      ['Call', 'Field', 'Expected', 'Got', 'Check'],
      `${operation} – ${count(rows.flatMap((one) => one.findings).length, 'difference')}`,
    ),
  );
  const facts: [string, string][] = [
    ['Backend', report.base],
    ['Contract', `version ${report.version}`],
    ['Level', report.level],
    ['Checks', `${passed} passed, ${failed} with differences, ${skipped} skipped`],
    ['Requests', `${requestsText(report)} in ${report.seconds.toFixed(1)} s`],
    ['Time by level', levelTimes(report.run).join(', ')],
    ['End', localMoment(new Date(report.moment))],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract report: ${escaped(verdict)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>Contract report</h1>
<p class="${failed === 0 && problem === null ? 'good' : 'bad'} verdict">${escaped(verdict)}</p>
<dl>${facts.map(([name, text]) => `<div><dt>${name}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl>
${[...remarksOf(report), ...notesOf(report.run)].map((text) => `<p>${escaped(text)}</p>`).join('\n')}
${groups.length > 0 ? `<h2>Differences</h2>\n${groups.join('\n')}` : ''}
<h2>Checks</h2>
${table(report.run.outcomes.map(checkRow), ['Check', 'What holds', 'Level', 'Outcome'], count(report.run.outcomes.length, 'check'))}
</main>
</body>
</html>
`;
}
