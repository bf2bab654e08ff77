import { BackendGone, Interrupted } from './backend.ts';
import type { Check } from './check.ts';
import type { Finding } from './finding.ts';
import { Kit } from './kit.ts';
import type { Shared } from './shared.ts';
import { Skip, Stop } from './finding.ts';
import { ToolFailed } from './tools.ts';

/** The outcome of one check. */
export interface Outcome {
  check: Check;
  findings: Finding[];
  /** What it measured without judging. */
  notes: string[];
  /** Why it was skipped, or null. */
  skipped: string | null;
  milliseconds: number;
}

/** A whole run. */
export interface Run {
  outcomes: Outcome[];
  /** Why it ended before its last check, or null. */
  aborted: string | null;
}

async function runCheck(check: Check, shared: Shared): Promise<Outcome & { gone: string | null }> {
  const kit = new Kit(check.id, shared);
  const began = performance.now();
  let skipped: string | null = null;
  let gone: string | null = null;
  for (const step of [() => check.run(kit), () => kit.cleanUp()]) {
    try {
      await step();
    } catch (error) {
      if (error instanceof Skip) skipped = error.message;
      else if (error instanceof BackendGone || error instanceof Interrupted || error instanceof ToolFailed)
        gone = error.message;
      else if (!(error instanceof Stop)) kit.broke(error);
    }
  }
  // A check that did not come to its end has not passed.
  if (gone !== null) skipped ??= 'The run ended early.';
  return { check, findings: kit.findings, notes: kit.notes, skipped, milliseconds: performance.now() - began, gone };
}

/**
 * Runs checks one after another and reports each outcome as it comes; ends early when the backend
 * is gone. Checks do not run in parallel: they share the three accounts.
 */
export async function runChecks(
  checks: readonly Check[],
  shared: Shared,
  tell: (outcome: Outcome, place: number) => void = () => undefined,
): Promise<Run> {
  const outcomes: Outcome[] = [];
  for (const [place, check] of checks.entries()) {
    const { gone, ...outcome } = await runCheck(check, shared);
    outcomes.push(outcome);
    tell(outcome, place);
    if (gone !== null) return { outcomes, aborted: gone };
  }
  return { outcomes, aborted: null };
}

/** All findings in the order of the checks. */
export function findingsOf({ outcomes }: Run): Finding[] {
  return outcomes.flatMap(({ findings }) => findings);
}
