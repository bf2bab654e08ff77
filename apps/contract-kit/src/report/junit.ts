import { findingLines } from '../core/finding.ts';
import type { Outcome } from '../core/run.ts';
import { counts, type Report } from './summary.ts';

/** Escaped text for XML and HTML; control characters that XML forbids become �. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function testCase({ check, findings, skipped, milliseconds }: Outcome): string {
  const time = (milliseconds / 1000).toFixed(3);
  const head = `    <testcase classname="contract.${check.level}" name="${escaped(`${check.id}: ${check.title}`)}" time="${time}"`;
  if (findings.length > 0) {
    const text = findings.map((finding) => findingLines(finding).join('\n'));
    const message = `${findings.length} differences from the contract`;
    return `${head}>\n      <failure message="${message}">${escaped(text.join('\n\n'))}</failure>\n    </testcase>`;
  }
  return skipped === null ? `${head}/>` : `${head}>\n      <skipped message="${escaped(skipped)}"/>\n    </testcase>`;
}

/** A run as JUnit XML for build servers: one case per check. */
export function junitText(report: Report): string {
  const { failed, skipped } = counts(report.run);
  const { outcomes, aborted } = report.run;
  const cases = outcomes.map(testCase);
  if (aborted !== null)
    cases.push(
      `    <testcase classname="contract" name="the run">\n      <error message="${escaped(aborted)}"/>\n    </testcase>`,
    );
  const totals = `tests="${cases.length}" failures="${failed}" errors="${aborted === null ? 0 : 1}" skipped="${skipped}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" ${totals} time="${report.seconds.toFixed(3)}">
  <testsuite name="${escaped(report.base)}" ${totals} time="${report.seconds.toFixed(3)}" timestamp="${report.moment}">
${cases.join('\n')}
  </testsuite>
</testsuites>
`;
}
