import type { SentRequest } from './curl.ts';

/** A call of a check, or a command that it ran. */
export interface Step {
  /** A call as `GET /perfil as member`. */
  text: string;
  /** Null for a command. */
  request: SentRequest | null;
  /** Of the answer; null while there is none. */
  status: number | null;
}

/** Maximum number of steps that a finding lists. */
const maxSteps = 12;

/** What one check has done, in its order. */
export class History {
  /** Whether the check undoes its changes. */
  isUndoing = false;
  private readonly steps: Step[] = [];

  /** Adds a call at its start, or a command; the caller sets the status of the answer. */
  add(text: string, request: SentRequest | null = null): Step {
    const step: Step = { text, request, status: null };
    this.steps.push(step);
    return step;
  }

  /**
   * The step of a finding, whose description may say more ("…, 8 at once"): that of the request, else the latest that
   * the description starts with or names, else the latest of all.
   */
  stepOf(call: string, request: SentRequest | undefined): Step | undefined {
    const calls = this.steps.filter((step) => step.request !== null);
    const nameOf = (step: Step) => step.text.replace(/\?.*| as .*/s, '');
    return (
      calls.findLast((step) => step.request === request) ??
      calls.findLast((step) => call.startsWith(step.text)) ??
      calls.findLast((step) => call.includes(nameOf(step))) ??
      this.steps.at(-1)
    );
  }

  /** The last steps before one, each with its status: "POST /admin/courses as admin 201", equal neighbours as one. */
  before(step: Step | undefined): string[] {
    const counted: { line: string; times: number }[] = [];
    for (const { text, request, status } of this.steps.slice(0, step && this.steps.indexOf(step))) {
      const line = request === null ? text : `${text} ${status ?? 'without an answer'}`;
      const last = counted.at(-1);
      if (last?.line === line) last.times += 1;
      else counted.push({ line, times: 1 });
    }
    const lines = counted.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
    const left = lines.length - maxSteps;
    return left > 0 ? [`${left} earlier`, ...lines.slice(left)] : lines;
  }
}
