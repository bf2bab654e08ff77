import type { Finding } from '../core/finding.ts';
import type { Run } from '../core/run.ts';

/** A run with what a report says of it. */
export interface Report {
  run: Run;
  /** Where the backend was. */
  base: string;
  /** Version of the contract. */
  version: string;
  level: string;
  seed: number;
  /** Checks that were not made because they change things. */
  leftOut: { own: number; change: number };
  requests: number;
  seconds: number;
  /** Moment of the end, ISO. */
  moment: string;
}

/** How many checks passed, differed, were left out for want of something. */
export function counts({ outcomes }: Run): { passed: number; failed: number; skipped: number; findings: number } {
  const failed = outcomes.filter(({ findings }) => findings.length > 0).length;
  const skipped = outcomes.filter(({ findings, skipped: why }) => findings.length === 0 && why !== null).length;
  const findings = outcomes.reduce((sum, outcome) => sum + outcome.findings.length, 0);
  return { passed: outcomes.length - failed - skipped, failed, skipped, findings };
}

/** "1 check", "2 checks". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Sentences about what was not looked at, for the end of a report. */
export function leftOutText({ own, change }: Report['leftOut']): string[] {
  return [
    ...(own > 0 ? [`${count(own, 'check')} left out by --read-only: they make things and remove them.`] : []),
    ...(change > 0
      ? [
          `${count(change, 'check')} left out because they change the accounts for good: add --destructive to make them.`,
        ]
      : []),
  ];
}

/** The part of a call that names the operation, without who called and what was sent. */
export function operationIn({ call }: Finding): string {
  return call.split(' as ')[0]?.replaceAll(/\d+/g, '*').replace(/\?.*$/, '') ?? call;
}
