import { BackendGone, Interrupted } from './backend.ts';
import type { Check } from './check.ts';
import { causeOf, type Finding, operationIn, Skip, Stop } from './finding.ts';
import { Kit } from './kit.ts';
import type { Shared } from './shared.ts';
import { type Need, ToolFailed } from './tools.ts';

/** The outcome of one check. */
export interface Outcome {
  check: Check;
  findings: readonly Finding[];
  /** Why it did not come to its end, or null. */
  skipped: string | null;
  /** What failed here for the first time besides the check: the backend, or a tool of the user. */
  failure: string | null;
}

/** Calls that the line of a cause names. */
const maxCalls = 8;

/** A run of checks one after another: they share the three accounts. */
export class Run {
  /** Why the run ended early, or null. */
  ended: string | null = null;
  /** What the checks created and left: "course 12 (Contrato …)". */
  readonly left: string[] = [];
  private readonly failures = new Map<Need, string>();
  private readonly told = new Map<string, { check: string; again: Map<string, string> }>();

  constructor(private readonly shared: Shared) {}

  /** Makes a check and undoes its changes. After the end of the run, and with a tool that failed, it sends nothing. */
  async make(check: Check): Promise<Outcome> {
    const none = (skipped: string): Outcome => ({ check, findings: [], skipped, failure: null });
    if (this.ended !== null) return none('The run ended before this check.');
    const [failed] = [check.needs ?? []].flat().flatMap((need) => this.failures.get(need) ?? []);
    if (failed !== undefined) return none(failed);
    const kit = new Kit(check.id, this.shared);
    let [skipped, failure]: (string | null)[] = [null, null];
    for (const step of ['run', 'cleanUp'] as const) {
      try {
        await (step === 'run' ? check.run(kit) : kit.cleanUp());
      } catch (error) {
        if (error instanceof Skip) skipped = error.message;
        else if (error instanceof BackendGone || error instanceof Interrupted) this.ended = failure = error.message;
        else if (error instanceof ToolFailed) {
          failure = error.message;
          this.failures.set(error.need, failure);
          // Changes without undo would make the next checks fail.
          if (step === 'cleanUp') this.ended = failure;
        } else if (!(error instanceof Stop)) kit.reportFailure(error);
      }
    }
    this.left.push(...kit.made.values());
    return { check, findings: kit.findings, skipped: failure ?? skipped ?? null, failure: failure ?? null };
  }

  /** The findings of an outcome whose cause no earlier check has told. */
  news({ check, findings }: Outcome): Finding[] {
    const news = findings.filter((finding) => !this.told.has(causeOf(finding)));
    for (const finding of news) this.told.set(causeOf(finding), { check: check.id, again: new Map() });
    for (const finding of findings) {
      const cause = this.told.get(causeOf(finding));
      if (cause && cause.check !== check.id) cause.again.set(check.id, operationIn(finding));
    }
    // A wrong status tells more than the fields of its body.
    return news.sort((a, b) => Number(b.field === 'status') - Number(a.field === 'status'));
  }

  /** The causes that several checks have met: a line each, with the other checks and calls. */
  causes(): string[] {
    const lines = [...this.told.values()].flatMap(({ check, again }) => {
      if (again.size === 0) return [];
      const calls = [...new Set(again.values())];
      const more = calls.length > maxCalls ? `, and ${calls.length - maxCalls} more` : '';
      const checks = `${again.size} more check${again.size === 1 ? '' : 's'}`;
      return [`As in ${check}: ${checks}, ${calls.slice(0, maxCalls).join(', ')}${more}`];
    });
    return [...new Set(lines)];
  }
}
