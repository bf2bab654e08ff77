import type { LeftOut, Reason } from '../checks/all.ts';
import { causeOf, type Finding, operationIn } from '../core/finding.ts';
import { type Outcome, type Run, unreachedIn } from '../core/run.ts';
import { levels, type Level } from '../core/check.ts';

/** The checks of one level in a run. */
export interface LevelPart {
  level: Level;
  outcomes: Outcome[];
  /** Total duration of its checks. */
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
  /** Includes the excluded checks, as skipped ones. */
  run: Run;
  /** Address of the backend. */
  base: string;
  /** Version of the contract. */
  version: string;
  level: string;
  /** Checks that did not run because an option is missing. */
  leftOut: readonly LeftOut[];
  /** Whether every check must run. */
  complete: boolean;
  requests: number;
  /**
   * Number of GET requests among them that the run sent again because the backend closed their kept-alive connection.
   */
  secondTries: number;
  seconds: number;
  /** End of the run, ISO 8601. */
  moment: string;
}

/** Number of checks that passed, failed or were skipped, and of their findings. */
export function counts({ outcomes }: Pick<Run, 'outcomes'>): {
  passed: number;
  failed: number;
  skipped: number;
  findings: number;
} {
  const failed = outcomes.filter((one) => one.findings.length > 0).length;
  const skipped = outcomes.filter(({ findings, skipped: why }) => findings.length === 0 && why !== null).length;
  const findings = outcomes.flatMap((outcome) => outcome.findings).length;
  return { passed: outcomes.length - failed - skipped, failed, skipped, findings };
}

/** Why checks could not run although the run had all that they need: sentences, or null. */
export function obstacleOf(run: Run): string | null {
  const left = unreachedIn(run);
  const sentences = [
    ...run.failures,
    ...(run.aborted === null || run.failures.includes(run.aborted) ? [] : [run.aborted]),
    ...(left === 0 ? [] : [`${count(left, 'check')} not reached.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

/** Why a run without differences has still not passed, or null. */
export function problemOf({ run, complete }: Pick<Report, 'run' | 'complete'>): string | null {
  const { skipped } = counts(run);
  const incomplete = complete && skipped > 0 ? `The run is not complete: ${count(skipped, 'check')} skipped.` : null;
  return obstacleOf(run) ?? incomplete;
}

/** "1 check", "2 checks". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** What to do about an option that a check lacks, and what the option is for. */
const lacks: Readonly<Record<Exclude<Reason, 'level'>, string>> = {
  own: 'leave out --read-only (things are created and removed)',
  change: 'add --destructive (the accounts are changed permanently)',
  mailbox: 'add --mailbox (mails are read)',
  expire: 'add --expire (mailed links must expire)',
  block: 'add --block (an account must be blocked)',
  restart: 'add --restart (the backend must be restarted)',
  pay: 'add --pay (payments must be reported)',
  clock: "add --clock (the backend's clock must be set)",
  trial: 'add "trial" to --config (an account whose trial is under way)',
  trialOver: 'add "trialOver" to --config (an account whose trial is over)',
  canceled: 'add "canceled" to --config (an account with a canceled subscription under way)',
  canceledOver: 'add "canceledOver" to --config (an account with a canceled subscription that is over)',
  voucherExpired: 'add "expired" to the vouchers of --config (a voucher past its last day)',
  voucherLastDay: 'add "lastDay" to the vouchers of --config (a voucher on its last day)',
};

/** What to do about an excluded check: the options that it lacks. */
function whyLeftOut({ check, reasons }: LeftOut): string {
  return reasons.map((reason) => (reason === 'level' ? `add --level ${check.level}` : lacks[reason])).join(', ');
}

/** Excluded checks, as outcomes of a run. */
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

/** Ids of checks; all checks of one kind merge into `mail.*`. */
function named(ids: readonly string[], others: readonly string[]): string {
  const kindOf = (id: string) => id.slice(0, id.indexOf('.') + 1);
  const isWhole = (kind: string) =>
    ids.filter((id) => kindOf(id) === kind).length > 1 && !others.some((id) => kindOf(id) === kind);
  return [...new Set(ids.map((id) => (isWhole(kindOf(id)) ? `${kindOf(id)}*` : id)))].join(', ');
}

/** Sentences for the end of a report: what was not checked and the options that it needs. */
export function remarksOf({ leftOut, run }: Report): string[] {
  const lacking = grouped(leftOut, whyLeftOut).map(([why, checks]) => {
    const ids = checks.map(({ check }) => check.id);
    const others = run.outcomes.map(({ check }) => check.id).filter((id) => !ids.includes(id));
    return `${count(ids.length, 'check')} skipped, ${why}: ${named(ids, others)}`;
  });
  return [...lacking, ...leftText(run)];
}

/** "3 requests", with the number of those that the run sent twice. */
export function requestsText({ requests, secondTries }: Pick<Report, 'requests' | 'secondTries'>): string {
  const again = `${count(secondTries, 'read')} sent again, the kept connection was closed`;
  return `${count(requests, 'request')}${secondTries === 0 ? '' : ` (${again})`}`;
}

/** Measurements without a verdict, for the end of a report. */
export function notesOf({ outcomes }: Pick<Run, 'outcomes'>): string[] {
  return outcomes.flatMap(({ check, notes }) => notes.map((note) => `Note of ${check.id}: ${note}`));
}

/** What the checks created and left, for the end of a report. */
function leftText({ outcomes }: Pick<Run, 'outcomes'>): string[] {
  return outcomes.flatMap(({ check, made }) => (made.length > 0 ? [`Left by ${check.id}: ${made.join(', ')}`] : []));
}

/** Groups values by a key, in order of first occurrence. */
function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): [key: string, values: Value[]][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups];
}

/** A difference and its findings: a difference in many checks has one cause. */
export interface Cause {
  first: Finding;
  /** The findings of the cause, including the first one. */
  findings: readonly Finding[];
}

/** The causes of findings, in the order of their discovery. */
export function causesOf(all: readonly Finding[]): Cause[] {
  return grouped(all, causeOf).flatMap(([, findings]) => {
    const [first] = findings;
    return first ? [{ first, findings }] : [];
  });
}

/** The distinct values of a field in some findings, limited to the first few: "a, b and 3 more". */
export function some({ findings }: Cause, name: 'call' | 'check', max: number): string {
  const all = [...new Set(findings.map((finding) => finding[name]))];
  const more = all.length > max ? ` and ${all.length - max} more` : '';
  return `${all.slice(0, max).join(', ')}${more}`;
}

/** The causes by operation, the operation with most findings first. */
export function byOperation(causes: readonly Cause[]): [operation: string, causes: Cause[]][] {
  const sizeOf = (own: readonly Cause[]) => own.reduce((sum, { findings }) => sum + findings.length, 0);
  return grouped(causes, ({ first, findings }) => {
    const isOne = findings.every((one) => operationIn(one) === operationIn(first));
    return isOne ? operationIn(first) : 'Several operations';
  }).sort(([, a], [, b]) => sizeOf(b) - sizeOf(a));
}
