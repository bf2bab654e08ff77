import { doingOf, stepLine } from './doings.ts';
import type { OperationId } from '@raiz/contract';
import type { Finding } from './finding.ts';
import type { CallStep, History, Step } from './history.ts';
import { type Cause, isAlike, kindOf, operationOf, planOf } from './plan.ts';
import { scriptOf, type Setting } from './replay.ts';

/** Maximum number of calls that a finding lists. */
const maxBefore = 30;

/** The end of a list with equal neighbours merged, and the number of omitted lines. */
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

/** Adds to findings the steps before them, and the lines that reproduce them. */
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

/** Permanent changes that affect later calls of the same kind. */
const lastingCalls: readonly (OperationId | null)[] = [
  'createBankAccount',
  'applyVoucher',
  'startSubscription',
  'cancelSubscription',
];

/** Adds the permanent changes of a check to those of earlier ones. */
export function addLasting(lasting: CallStep[], { steps }: History, base: string): void {
  for (const step of steps) {
    if (step.kind !== 'call' || step.isUndo || !lastingCalls.includes(operationOf(step, base))) continue;
    const isKnown = lasting.some((one) => isAlike(one, step) && one.request.body === step.request.body);
    // Before all steps of later checks, which count from 1.
    if (!isKnown && step.answer && step.answer.status < 300) lasting.push({ ...step, together: -lasting.length });
  }
}

/** Whether one person sent both calls, about the same subject: bank data or the subscription. */
function isOfOne(one: Step, other: Step, base: string): boolean {
  if (one.kind !== 'call' || other.kind !== 'call') return false;
  const areaOf = ({ request: { url } }: CallStep) => /^\/(?:assinatura|[^?]*)/.exec(url.slice(base.length))?.[0];
  const callerOf = ({ request: { headers } }: CallStep) => headers.get('authorization');
  return callerOf(one) === callerOf(other) && areaOf(one) === areaOf(other);
}
