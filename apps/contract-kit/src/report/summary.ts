import type { LeftOut, Reason } from '../checks/all.ts';
import type { Finding } from '../core/finding.ts';
import { type Outcome, type Run, unreachedIn } from '../core/run.ts';
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
export function levelTimes({ outcomes }: Pick<Run, 'outcomes'>): string[] {
  const made = outcomes.filter(({ milliseconds }) => milliseconds > 0);
  return levelParts({ outcomes: made }).map(
    ({ level, outcomes: own, seconds }) => `${level}: ${count(own.length, 'check')} in ${seconds.toFixed(1)} s`,
  );
}

/** A run with the data of a report. */
export interface Report {
  /** With the checks that were left out, as skipped ones. */
  run: Run;
  /** Address of the backend. */
  base: string;
  /** Version of the contract. */
  version: string;
  level: string;
  seed: number;
  /** Checks that were not made for want of an option. */
  leftOut: readonly LeftOut[];
  /** Whether every check must be made. */
  complete: boolean;
  requests: number;
  /** Reads among them that were sent again because their kept connection was closed. */
  secondTries: number;
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

/** Why checks could not be made although the run had all for them: sentences, or null. */
export function obstacleOf(run: Run): string | null {
  const left = unreachedIn(run);
  const sentences = [
    ...run.failures,
    ...(run.aborted === null || run.failures.includes(run.aborted) ? [] : [run.aborted]),
    ...(left === 0 ? [] : [`${count(left, 'check')} not reached.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Why a run without differences has not passed all the same, or null. */
export function problemOf({ run, complete }: Pick<Report, 'run' | 'complete'>): string | null {
  const { skipped } = counts(run);
  const incomplete = complete && skipped > 0 ? `The run is not complete: ${count(skipped, 'check')} skipped.` : null;
  return obstacleOf(run) ?? incomplete;
}

/** "1 check", "2 checks". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The option that a check lacks, and what for. */
const lacks: Readonly<Record<Exclude<Reason, 'level'>, string>> = {
  own: 'with --read-only (things are created and removed)',
  change: 'without --destructive (the accounts are changed permanently)',
  mailbox: 'without --mailbox (mails are read)',
  expire: 'without --expire (mailed links must expire)',
  block: 'without --block (an account must be blocked)',
  restart: 'without --restart (the backend must be restarted)',
  pay: 'without --pay (payments must be reported)',
  clock: "without --clock (the backend's clock must be set)",
  trial: 'without "trial" in --config (an account whose trial is under way)',
  trialOver: 'without "trialOver" in --config (an account whose trial is over)',
  canceled: 'without "canceled" in --config (an account with a canceled subscription under way)',
  canceledOver: 'without "canceledOver" in --config (an account with a canceled subscription that is over)',
  voucherExpired: 'without "expired" in the vouchers of --config (a voucher past its last day)',
  voucherLastDay: 'without "lastDay" in the vouchers of --config (a voucher on its last day)',
};

/** Why a check was left out: the options that it lacks. */
function whyLeftOut({ check, reasons }: LeftOut): string {
  return reasons.map((reason) => (reason === 'level' ? `without --level ${check.level}` : lacks[reason])).join(', ');
}

/** Checks that were left out, as outcomes of a run. */
export function skippedOutcomes(leftOut: readonly LeftOut[]): Outcome[] {
  return leftOut.map((one) => ({
    check: one.check,
    findings: [],
    notes: [],
    made: [],
    skipped: whyLeftOut(one),
    milliseconds: 0,
  }));
}

/** Ids of checks, all of one kind as one: `fuzz.*`. */
function named(ids: readonly string[], others: readonly string[]): string {
  const kindOf = (id: string) => id.slice(0, id.indexOf('.') + 1);
  const isWhole = (kind: string) =>
    ids.filter((id) => kindOf(id) === kind).length > 1 && !others.some((id) => kindOf(id) === kind);
  return [...new Set(ids.map((id) => (isWhole(kindOf(id)) ? `${kindOf(id)}*` : id)))].join(', ');
}

/** Sentences about what was not checked and the options that it wants, for the end of a report. */
export function leftOutText({ leftOut, run }: Pick<Report, 'leftOut' | 'run'>): string[] {
  const groups = new Map<string, string[]>();
  for (const one of leftOut) {
    const why = whyLeftOut(one);
    groups.set(why, [...(groups.get(why) ?? []), one.check.id]);
  }
  return [...groups].map(([why, ids]) => {
    const others = run.outcomes.map(({ check }) => check.id).filter((id) => !ids.includes(id));
    return `${count(ids.length, 'check')} skipped ${why}: ${named(ids, others)}`;
  });
}

/** "3 requests", with those that were sent twice. */
export function requestsText({ requests, secondTries }: Pick<Report, 'requests' | 'secondTries'>): string {
  const again = `${count(secondTries, 'read')} sent again, the kept connection was closed`;
  return `${count(requests, 'request')}${secondTries === 0 ? '' : ` (${again})`}`;
}

/** What the checks measured without judging, for the end of a report. */
export function notesOf({ outcomes }: Pick<Run, 'outcomes'>): string[] {
  return outcomes.flatMap(({ check, notes }) => notes.map((note) => `Note of ${check.id}: ${note}`));
}

/** What the checks have made and left, for the end of a report. */
export function leftText({ outcomes }: Pick<Run, 'outcomes'>): string[] {
  return outcomes.flatMap(({ check, made }) => (made.length > 0 ? [`Left by ${check.id}: ${made.join(', ')}`] : []));
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
