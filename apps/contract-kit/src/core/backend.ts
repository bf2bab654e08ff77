import { setTimeout as pause } from 'node:timers/promises';
import type { Person, Role } from './people.ts';
import type { SentRequest } from './curl.ts';
import { History } from './history.ts';
import { retryAfter } from './retryAfter.ts';
import { Secrets } from './secrets.ts';
import { exchange, NoAnswer, type RawAnswer, type Send } from './send.ts';

/** After this many consecutive calls without an answer, the run checks whether the backend is still there. */
const maxSilentCalls = 4;

/** The run calls no operation again that failed to answer this often: each call costs the entire timeout. */
const maxSilences = 2;

/** Maximum Retry-After of a 429 that the run obeys, in seconds. */
const longestWait = 30;

/** The backend has stopped answering: the run ends with the findings so far. */
export class BackendGone extends Error {
  override name = 'BackendGone';
}

/** Somebody asked the run to end: checks send no more calls, except to undo their changes. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

/** Sends the run's requests to the backend, and counts them. */
export class Backend {
  /** Texts that reports must not show. */
  readonly secrets = new Secrets();
  /** The steps of the current check. */
  history = new History();
  /** True while the backend restarts: calls without an answer are then not its fault. */
  mayBeDown = false;
  private silent = 0;
  private readonly silences = new Map<string, number>();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    /** Base address of the contract's paths, without a final slash. */
    readonly base: string,
    private readonly send: Send,
    /** Time limit of one answer. */
    private readonly seconds: number,
    /** Asks the run to end. */
    private readonly stop: AbortSignal = new AbortController().signal,
    /** Whether the run leaves what it creates. */
    private readonly keep = false,
    /** Names of the headers that every call gets on its way, for a gateway. */
    readonly gateway: readonly string[] = [],
  ) {}

  /**
   * Sends one request to a path below the base; after a 429 with Retry-After, waits and retries.
   * @throws NoAnswer when none came, BackendGone after several such calls in a row, or when the backend asks to wait
   * too long or too often: each further call would fail for that reason
   */
  async ask(method: string, path: string, headers: Headers, body: string | undefined): Promise<RawAnswer> {
    const tries = 3;
    for (let left = tries; ; left -= 1) {
      const answer = { ...(await this.once(method, path, headers, body)), wasLimited: left < tries };
      const wait = retryAfter(answer.headers.get('retry-after'));
      if (answer.status !== 429 || wait === undefined) return answer;
      if (left === 0 || wait > longestWait)
        throw new BackendGone(
          `${method} ${path} answers 429 and asks to wait ${wait} s: allow the kit more calls, as docs/api-decisions.md#rate-limits says.`,
        );
      await pause(wait * 1000);
    }
  }

  private async once(method: string, path: string, headers: Headers, body: string | undefined): Promise<RawAnswer> {
    this.mayCall();
    const operation = `${method} ${path.replace(/\?.*$/, '').replaceAll(/\d+/g, '*')}`;
    const silences = this.silences.get(operation) ?? 0;
    if (silences >= maxSilences && !this.mayBeDown)
      throw new NoAnswer(`gave none ${silences} times before and was not asked again`);
    try {
      const answer = await this.exchanged({ method, url: this.base + path, headers, body });
      this.silent = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer) || this.mayBeDown) throw error;
      this.silent += 1;
      this.silences.set(operation, silences + 1);
      if (this.silent < maxSilentCalls || (await this.isThere())) throw error;
      throw new BackendGone(`${this.base} ${error.message}, ${maxSilentCalls} times in a row: the run ended early.`);
    }
  }

  /** @throws Interrupted */
  private mayCall(): void {
    // Undo steps run in any case.
    if (this.history.isUndoing) return;
    if (this.stop.aborted)
      throw new Interrupted(
        `The run was ended by ${String(this.stop.reason)}; what it had created ${this.keep ? 'stays' : 'is removed'}.`,
      );
  }

  private async exchanged(request: SentRequest): Promise<RawAnswer> {
    const answered = exchange(this.send, new URL(request.url), request, this.seconds);
    this.underWay.add(answered);
    try {
      const answer = await answered;
      this.secrets.learnFrom(answer.text);
      return answer;
    } finally {
      this.underWay.delete(answered);
    }
  }

  /** Waits until no request is pending: the check can undo what a request created only after its answer. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) {
      await Promise.allSettled(this.underWay);
      // Lets the code that awaited the answer run first.
      await pause(0);
    }
  }

  /**
   * Opens an address like a browser, without following redirects.
   * @throws NoAnswer
   */
  async open(url: URL): Promise<RawAnswer> {
    this.mayCall();
    this.secrets.learnLink(url);
    const request = { method: 'GET', url: url.href, headers: new Headers(), body: undefined };
    const step = this.history.add(`GET ${url.pathname}`, request);
    const answer = await this.exchanged(request);
    step.status = answer.status;
    return answer;
  }

  /** Whether the public catalogue answers, or answers well. Also works while a run ends. */
  async isThere(isGood: (answer: RawAnswer) => boolean = () => true): Promise<boolean> {
    try {
      const headers = new Headers();
      const answer = await this.exchanged({ method: 'GET', url: `${this.base}/courses`, headers, body: undefined });
      this.silent = 0;
      return isGood(answer);
    } catch {
      return false;
    }
  }
}

/** Roles in the order of reports. */
export const roles: readonly Role[] = ['member', 'other', 'admin'];

/** The token without characters that a header cannot contain; the backend then rejects it, and the kit reports that. */
export function sendable(token: string): string {
  return token.replaceAll(/[^\x21-\x7e]/g, '');
}

/** The Authorization header of a person. */
export function bearer({ token }: Pick<Person, 'token'>): string {
  return `Bearer ${sendable(token)}`;
}
