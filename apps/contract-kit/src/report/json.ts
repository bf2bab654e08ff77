import { ruleOf } from '../core/rules.ts';
import type { Outcome } from '../core/run.ts';
import { counts, problemOf, type Report } from './summary.ts';

function checkOf({ check: { id, title, level }, findings, notes, made, skipped, milliseconds }: Outcome): object {
  const outcome = findings.length > 0 ? 'differs' : skipped === null ? 'passed' : 'skipped';
  return {
    id,
    title,
    level,
    rule: ruleOf(id),
    outcome,
    ...(skipped !== null && { skipped }),
    milliseconds: Math.round(milliseconds),
    notes,
    made,
    findings,
  };
}

/** A run as JSON, for programs: its totals, and every check with its findings. */
export function jsonText(report: Report): string {
  const { run, base, version, level, requests, secondTries, seconds, moment } = report;
  const totals = { ...counts(run), requests, secondTries, seconds: Number(seconds.toFixed(3)) };
  const facts = { base, version, level, moment, problem: problemOf(report), totals };
  return `${JSON.stringify({ ...facts, checks: run.outcomes.map(checkOf) }, null, 2)}\n`;
}
