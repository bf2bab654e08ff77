import { BackendGone, Interrupted } from './backend.ts';
import type { Check } from './check.ts';
import type { Need } from './tools.ts';
import type { Finding } from './finding.ts';
import { Kit } from './kit.ts';
import type { Shared } from './shared.ts';
import { Skip, Stop } from './finding.ts';
import { ToolFailed } from './tools.ts';

/** The outcome of one check. */
export interface Outcome {
  check: Check;
  findings: Finding[];
  /** Measurements that are neither right nor wrong. */
  notes: string[];
  /** What it created and left: "course 12 (Contrato …)". */
  made: string[];
  /** Why it was skipped, or null. */
  skipped: string | null;
  milliseconds: number;
}

/** A complete run. */
export interface Run {
  /** All checks, including those that did not run after an early end. */
  outcomes: Outcome[];
  /** Why it ended before its last check, or null. */
  aborted: string | null;
  /** What failed of the user's tools, one sentence each: the run skips their checks. */
  failures: string[];
}

/** The reason of a check that did not run after an early end. */
const unreached = 'The run ended before this check.';

/** Number of checks that did not run after an early end. */
export function unreachedIn({ outcomes }: Pick<Run, 'outcomes'>): number {
  return outcomes.filter(({ skipped }) => skipped === unreached).length;
}

function outcomeOf(check: Check, skipped: string): Outcome {
  return { check, findings: [], notes: [], made: [], skipped, milliseconds: 0 };
}

interface Ended {
  outcome: Outcome;
  /** Why the run cannot continue, or null. */
  gone: string | null;
  /** The tool that failed, or null. */
  failure: ToolFailed | null;
}

async function runCheck(check: Check, shared: Shared): Promise<Ended> {
  const kit = new Kit(check.id, shared);
  const began = performance.now();
  let skipped: string | null = null;
  let gone: string | null = null;
  let failure: ToolFailed | null = null;
  for (const step of ['run', 'cleanUp'] as const) {
    try {
      await (step === 'run' ? check.run(kit) : kit.cleanUp());
    } catch (error) {
      // Changes without undo would make the next checks fail.
      if (error instanceof ToolFailed && step === 'cleanUp') gone = error.message;
      if (error instanceof Skip) skipped = error.message;
      else if (error instanceof BackendGone || error instanceof Interrupted) gone = error.message;
      else if (error instanceof ToolFailed) failure = error;
      else if (!(error instanceof Stop)) kit.reportFailure(error);
    }
  }
  // A check without an end has not passed.
  if (gone !== null) skipped ??= 'The run ended in this check.';
  skipped ??= failure?.message ?? null;
  const { findings, notes } = kit;
  const made = [...kit.made.values()];
  return {
    outcome: { check, findings, notes, made, skipped, milliseconds: performance.now() - began },
    gone,
    failure,
  };
}

/**
 * Runs checks one after another and reports each outcome immediately; ends early when the backend is gone. Checks do
 * not run in parallel: they share the three accounts. The run does not use a failed tool again.
 */
export async function runChecks(
  checks: readonly Check[],
  shared: Shared,
  onOutcome: (outcome: Outcome, index: number) => void = () => undefined,
): Promise<Run> {
  const outcomes: Outcome[] = [];
  const failures = new Map<Need, string>();
  const run = (aborted: string | null): Run => ({ outcomes, aborted, failures: [...failures.values()] });
  for (const [index, check] of checks.entries()) {
    const [failed] = [check.needs ?? []].flat().flatMap((need) => failures.get(need) ?? []);
    const { outcome, gone, failure } =
      failed === undefined
        ? await runCheck(check, shared)
        : { outcome: outcomeOf(check, failed), gone: null, failure: null };
    outcomes.push(outcome);
    if (failure !== null) failures.set(failure.need, failure.message);
    onOutcome(outcome, index);
    if (gone !== null) {
      outcomes.push(...checks.slice(index + 1).map((one) => outcomeOf(one, unreached)));
      return run(gone);
    }
  }
  return run(null);
}

/** All findings in the order of the checks. */
export function findingsOf({ outcomes }: Run): Finding[] {
  return outcomes.flatMap(({ findings }) => findings);
}
