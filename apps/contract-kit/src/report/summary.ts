import type { LeftOut } from '../checks/all.ts';
import type { Finding } from '../core/finding.ts';
import type { Run, Outcome } from '../core/run.ts';
import { levels, type Level } from '../core/check.ts';

/** The checks of one level in a run. */
export interface LevelPart {
  level: Level;
  outcomes: Outcome[];
  /** How long its checks took. */
  seconds: number;
}

function isLevel(name: string): name is Level {
  return name in levels;
}

/** The levels of a run that had checks, in their order. */
export function levelParts({ outcomes }: Pick<Run, 'outcomes'>): LevelPart[] {
  return Object.keys(levels)
    .filter(isLevel)
    .map((level) => {
      const own = outcomes.filter(({ check }) => check.level === level);
      return { level, outcomes: own, seconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000 };
    })
    .filter((part) => part.outcomes.length > 0);
}

/** "shape: 246 checks in 4.1 s" for each level. */
export function levelTimes(run: Run): string[] {
  return levelParts(run).map(
    ({ level, outcomes, seconds }) => `${level}: ${count(outcomes.length, 'check')} in ${seconds.toFixed(1)} s`,
  );
}

/** A run with the data of a report. */
export interface Report {
  run: Run;
  /** Address of the backend. */
  base: string;
  /** Version of the contract. */
  version: string;
  level: string;
  seed: number;
  /** Number of checks that were skipped because they change things or need more options. */
  leftOut: LeftOut;
  requests: number;
  seconds: number;
  /** End of the run, ISO 8601. */
  moment: string;
}

/** How many checks passed, failed or were skipped. */
export function counts({ outcomes }: Pick<Run, 'outcomes'>): {
  passed: number;
  failed: number;
  skipped: number;
  findings: number;
} {
  const failed = outcomes.filter(({ findings }) => findings.length > 0).length;
  const skipped = outcomes.filter(({ findings, skipped: why }) => findings.length === 0 && why !== null).length;
  const findings = outcomes.reduce((sum, outcome) => sum + outcome.findings.length, 0);
  return { passed: outcomes.length - failed - skipped, failed, skipped, findings };
}

/** "1 check", "2 checks". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Why checks were skipped, as the end of "3 checks skipped". */
const reasons: Readonly<Record<keyof LeftOut, string>> = {
  own: 'by --read-only: they create things and remove them.',
  change: 'because they change the accounts permanently: add --destructive to run them.',
  mailbox: 'because the kit cannot read the mails: add --mailbox.',
  expire: 'because the kit cannot make mailed links expire: add --expire.',
  block: 'because the kit cannot block an account: add --block.',
  restart: 'because the kit cannot restart the backend: add --restart.',
  pay: 'because the kit cannot report payments: add --pay.',
  clock: "because the kit cannot set the backend's clock: add --clock.",
  trial: 'because no account has a trial under way: add "trial" to --config.',
  trialOver: 'because no account has an expired trial: add "trialOver" to --config.',
  canceled: 'because no account has a canceled subscription with access left: add "canceled" to --config.',
  canceledOver: 'because no account has a canceled subscription whose access ended: add "canceledOver" to --config.',
  voucherExpired: 'because there is no expired voucher: add "expired" to the vouchers of --config.',
  voucherLastDay: 'because there is no voucher on its last day: add "lastDay" to the vouchers of --config.',
};

function isReason(name: string): name is keyof LeftOut {
  return name in reasons;
}

/** Sentences about what was not checked, for the end of a report. */
export function leftOutText(leftOut: LeftOut): string[] {
  return Object.keys(reasons)
    .filter(isReason)
    .flatMap((reason) =>
      leftOut[reason] > 0 ? [`${count(leftOut[reason], 'check')} skipped ${reasons[reason]}`] : [],
    );
}

/** What the checks measured without judging, for the end of a report. */
export function notesOf({ outcomes }: Pick<Run, 'outcomes'>): string[] {
  return outcomes.flatMap(({ check, notes }) => notes.map((note) => `Note of ${check.id}: ${note}`));
}

/** The operation of a call, without caller and content. */
function operationIn({ call }: Finding): string {
  return call.split(' as ')[0]?.replaceAll(/\d+/g, '*').replace(/\?.*$/, '') ?? call;
}

/** The findings by operation, the operation with most first. */
export function byOperation(findings: readonly Finding[]): [operation: string, findings: Finding[]][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings)
    groups.set(operationIn(finding), [...(groups.get(operationIn(finding)) ?? []), finding]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
