import type { Finding } from '../core/finding.ts';
import { findingsOf, type Outcome } from '../core/run.ts';
import { pageStyle } from './htmlStyle.ts';
import { escaped } from './junit.ts';
import { levelTimes } from './levels.ts';
import { byOperation, count, counts, leftOutText, type Report } from './summary.ts';

function findingRow({ call, field, expected, got, sentence = '', check }: Finding): string {
  const cells = [call, field, expected, got, sentence].map((text) => `<td><code>${escaped(text)}</code></td>`);
  return `<tr>${cells.join('')}<td>${escaped(check)}</td></tr>`;
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
  const verdict =
    report.run.aborted ?? (failed === 0 ? 'No differences from the contract.' : count(findings, 'difference'));
  const groups = byOperation(findingsOf(report.run)).map(([operation, rows]) =>
    table(
      rows.map(findingRow),
      ['Call', 'Field', 'Expected', 'Got', 'The portal logs', 'Check'],
      `${operation} – ${count(rows.length, 'difference')}`,
    ),
  );
  const facts: [string, string][] = [
    ['Backend', report.base],
    ['Contract', `version ${report.version}`],
    ['Level', report.level === 'fuzz' ? `fuzz, seed ${report.seed}` : report.level],
    ['Checks', `${passed} passed, ${failed} with differences, ${skipped} skipped`],
    ['Requests', `${report.requests} in ${report.seconds.toFixed(1)} s`],
    ['Time by level', levelTimes(report.run).join(', ')],
    ['End', report.moment],
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
<p class="${failed === 0 && report.run.aborted === null ? 'good' : 'bad'} verdict">${escaped(verdict)}</p>
<dl>${facts.map(([name, text]) => `<div><dt>${name}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl>
${leftOutText(report.leftOut)
  .map((text) => `<p>${escaped(text)}</p>`)
  .join('\n')}
${groups.length > 0 ? `<h2>Differences</h2>\n${groups.join('\n')}` : ''}
<h2>Checks</h2>
${table(report.run.outcomes.map(checkRow), ['Check', 'What holds', 'Level', 'Outcome'], count(report.run.outcomes.length, 'check'))}
</main>
</body>
</html>
`;
}
