import { findingLines } from '../core/finding.ts';
import type { Outcome } from '../core/run.ts';
import { type LevelPart, levelParts } from './summary.ts';
import { count, counts, problemOf, type Report } from './summary.ts';

/** Escapes a text for XML and HTML; control characters that XML forbids become �. */
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
    const text = escaped(findings.map((finding) => findingLines(finding).join('\n')).join('\n\n'));
    const message = `${count(findings.length, 'difference')} from the contract`;
    const inner = `<failure message="${message}">${text}</failure>`;
    return `${head}>\n      ${inner}\n    </testcase>`;
  }
  return skipped === null ? `${head}/>` : `${head}>\n      <skipped message="${escaped(skipped)}"/>\n    </testcase>`;
}

function totalsOf(cases: number, failures: number, errors: number, skipped: number, seconds: number): string {
  return `tests="${cases}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${seconds.toFixed(3)}"`;
}

function suite(part: LevelPart, moment: string): string {
  const { failed, skipped } = counts(part);
  const totals = totalsOf(part.outcomes.length, failed, 0, skipped, part.seconds);
  return `  <testsuite name="contract.${part.level}" ${totals} timestamp="${moment}">
${part.outcomes.map(testCase).join('\n')}
  </testsuite>`;
}

/** The suite of an incomplete or early ended run: one case with an error. */
function problemSuite(problem: string, moment: string): string {
  return `  <testsuite name="contract" ${totalsOf(1, 0, 1, 0, 0)} timestamp="${moment}">
    <testcase classname="contract" name="the run" time="0.000">
      <error message="${escaped(problem)}"/>
    </testcase>
  </testsuite>`;
}

/** A run as JUnit XML for build servers: one suite per level, one case per check. */
export function junitText(report: Report): string {
  const { run, moment, seconds, base, requests, secondTries } = report;
  const { failed, skipped } = counts(run);
  const problem = problemOf(report);
  const errors = problem === null ? 0 : 1;
  const suites = [
    ...levelParts(run).map((part) => suite(part, moment)),
    ...(problem === null ? [] : [problemSuite(problem, moment)]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${escaped(base)}" ${totalsOf(run.outcomes.length + errors, failed, errors, skipped, seconds)}>
  <properties>
    <property name="requests" value="${requests}"/>
    <property name="secondTries" value="${secondTries}"/>
  </properties>
${suites.join('\n')}
</testsuites>
`;
}
