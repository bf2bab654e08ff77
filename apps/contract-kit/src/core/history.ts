import type { SentRequest } from './reproduce.ts';

/** The commands that a user may give a run, by their options. */
export type Command = 'restart' | 'expire' | 'block' | 'pay' | 'clock';

interface Timed {
  /** Steps with the same number ran simultaneously. */
  together: number;
  /** Whether it undoes changes of the check. */
  isUndo: boolean;
}

/** A call, with its answer if there was one. */
export interface CallStep extends Timed {
  kind: 'call';
  /** As text: `GET /perfil as member`. */
  call: string;
  request: SentRequest;
  answer: { status: number; text: string } | null;
}

/** A command of the user. */
export interface CommandStep extends Timed {
  kind: 'command';
  command: Command;
  /** Its environment variables. */
  variables: Readonly<Record<string, string>>;
  /** The moment to which it sets the clock, in milliseconds; null for the real time. */
  moment: number | null;
}

/** A mail that the kit read. */
export interface MailStep extends Timed {
  kind: 'mail';
  address: string;
  /** Address of its page, if an answer named one. */
  preview: string | null;
  /** The found link; '' for none. */
  link: string;
  /** The secret part of the link; '' without one. */
  key: string;
}

/** One step of a check. */
export type Step = CallStep | CommandStep | MailStep;

type Begun<One> = One extends Step ? Omit<One, keyof Timed> : never;

/** Maximum length of a stored answer, in characters: later calls take their values from short ones. */
const longest = 200_000;

/** The steps of one check, so that a user can repeat them. */
export class History {
  readonly steps: Step[] = [];
  /** Whether the current steps undo changes. */
  isUndoing = false;
  private readonly underWay = new Set<Promise<unknown>>();
  private together = 0;

  /** Adds a finished step. */
  add(step: Begun<Step>): Step {
    if (this.underWay.size === 0) this.together += 1;
    const timed: Step = { ...step, together: this.together, isUndo: this.isUndoing };
    this.steps.push(timed);
    return timed;
  }

  /** Adds a step at its start, and records its end. */
  async while<Result>(step: Begun<Step>, act: (step: Step) => Promise<Result>): Promise<Result> {
    const timed = this.add(step);
    const done = act(timed);
    const over = done.then(
      () => undefined,
      () => undefined,
    );
    this.underWay.add(over);
    try {
      return await done;
    } finally {
      this.underWay.delete(over);
    }
  }

  /**
   * The step of a call, which may have a longer description ("…, 8 at once"): that of the request, else the latest that
   * the description starts with or names, else the latest of all.
   */
  stepOf(call: string, request: SentRequest | undefined): Step | undefined {
    const calls = this.steps.flatMap((step) => (step.kind === 'call' ? [step] : []));
    const nameOf = (step: CallStep) => step.call.replace(/\?.*| as .*/s, '');
    return (
      calls.findLast((step) => step.request === request) ??
      calls.findLast((step) => call.startsWith(step.call)) ??
      calls.findLast((step) => call.includes(nameOf(step))) ??
      this.steps.at(-1)
    );
  }

  /** Adds a call and its answer. */
  call<Answer extends { status: number; text: string }>(
    call: string,
    request: SentRequest,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    return this.while({ kind: 'call', call, request, answer: null }, async (step) => {
      const answer = await act();
      const { status, text } = answer;
      if (step.kind === 'call') step.answer = { status, text: text.length > longest ? '' : text };
      return answer;
    });
  }
}
