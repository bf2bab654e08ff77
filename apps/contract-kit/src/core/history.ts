import type { SentRequest } from './reproduce.ts';

/** The commands that a run may be given, by their options. */
export type Command = 'restart' | 'expire' | 'block' | 'pay' | 'clock';

interface Timed {
  /** Steps with the same number were under way at the same time. */
  together: number;
  /** Whether it undoes what the check has done. */
  isUndo: boolean;
}

/** A call, with its answer when there was one. */
export interface CallStep extends Timed {
  kind: 'call';
  /** In words: `GET /perfil as member`. */
  call: string;
  request: SentRequest;
  answer: { status: number; text: string } | null;
}

/** A command of the person who runs the kit. */
export interface CommandStep extends Timed {
  kind: 'command';
  command: Command;
  /** What its environment has. */
  variables: Readonly<Record<string, string>>;
  /** What the clock is set to, in milliseconds; null for the real time. */
  moment: number | null;
}

/** A mail that was read. */
export interface MailStep extends Timed {
  kind: 'mail';
  address: string;
  /** Address of its page, where an answer named one. */
  preview: string | null;
  /** The link that was found; '' for none. */
  link: string;
  /** The secret part of the link; '' without one. */
  key: string;
}

/** One thing that a check did. */
export type Step = CallStep | CommandStep | MailStep;

type Begun<One> = One extends Step ? Omit<One, keyof Timed> : never;

/** Longest answer that is kept, in characters: values of later calls come from short ones. */
const longest = 200_000;

/** What one check did, step by step, so that it can be done again. */
export class History {
  readonly steps: Step[] = [];
  /** Whether steps undo what was done. */
  isUndoing = false;
  private readonly underWay = new Set<Promise<unknown>>();
  private together = 0;

  /** Notes a step that is over. */
  add(step: Begun<Step>): Step {
    if (this.underWay.size === 0) this.together += 1;
    const timed: Step = { ...step, together: this.together, isUndo: this.isUndoing };
    this.steps.push(timed);
    return timed;
  }

  /** Notes a step that begins, and when it is over. */
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
   * The step of a call, which may be described further ("…, 8 at once"): that of the request, else
   * the latest that the description starts with or names, else the latest of all.
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

  /** Notes a call and its answer. */
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
