import { doingOf, stepLine } from './doings.ts';
import type { OperationId } from '@raiz/contract';
import type { Finding } from './finding.ts';
import type { CallStep, History, Step } from './history.ts';
import { type Cause, isAlike, kindOf, operationOf, planOf } from './plan.ts';
import { scriptOf, type Setting } from './replay.ts';

/** Most calls of a check that a finding names. */
const maxBefore = 30;

/** The end of a list, equal neighbours as one, with the number of those left out. */
function shortened(lines: readonly string[]): string[] {
  const counted: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = counted.at(-1);
    if (last?.line === line) last.times += 1;
    else counted.push({ line, times: 1 });
  }
  const named = counted.slice(-maxBefore).map(({ line, times }) => (times === 1 ? line : `${line}, ${times} times`));
  return counted.length > maxBefore ? [`${counted.length - maxBefore} before these`, ...named] : named;
}

/** Adds to findings what was done before them, and how to see them again. */
export function explainFindings(
  causes: ReadonlyMap<Finding, Cause>,
  { steps }: History,
  setting: Setting & { check: string },
): void {
  if (causes.size === 0) return;
  const { base, secrets, check, lasting } = setting;
  for (const [finding, cause] of causes) {
    const earlier = kindOf(check) === 'single' ? [] : lasting.filter((step) => isOfOne(step, cause.step, base));
    const plan = planOf([...earlier, ...steps], base);
    const before = steps.slice(0, steps.indexOf(cause.step)).filter(({ isUndo }) => !isUndo);
    const after = before.map((step) => doingOf(step, base)).findLast((doing) => doing !== null);
    if (after && kindOf(check) !== 'single') finding.after = after;
    finding.before = shortened(before.map((step) => secrets.masked(stepLine(step))));
    const end = cause.end + earlier.length;
    finding.curl = scriptOf(plan, { ...cause, end }, check, setting);
  }
}

/** What cannot be undone and matters to calls of the same kind. */
const lastingCalls: readonly (OperationId | null)[] = [
  'createBankAccount',
  'applyVoucher',
  'startSubscription',
  'cancelSubscription',
];

/** Adds what a check has done to the accounts for good to what earlier ones have. */
export function addLasting(lasting: CallStep[], { steps }: History, base: string): void {
  for (const step of steps) {
    if (step.kind !== 'call' || step.isUndo || !lastingCalls.includes(operationOf(step, base))) continue;
    const isKnown = lasting.some((one) => isAlike(one, step) && one.request.body === step.request.body);
    // Before all steps of the checks to come, which count from 1.
    if (!isKnown && step.answer && step.answer.status < 300) lasting.push({ ...step, together: -lasting.length });
  }
}

/** Whether one person made both calls, about the same thing: bank data or the subscription. */
function isOfOne(one: Step, other: Step, base: string): boolean {
  if (one.kind !== 'call' || other.kind !== 'call') return false;
  const areaOf = ({ request: { url } }: CallStep) => /^\/(?:assinatura|[^?]*)/.exec(url.slice(base.length))?.[0];
  const callerOf = ({ request: { headers } }: CallStep) => headers.get('authorization');
  return callerOf(one) === callerOf(other) && areaOf(one) === areaOf(other);
}
