import { setTimeout as pause } from 'node:timers/promises';
import type { Person, Role } from './people.ts';
import { exchange, NoAnswer, type RawAnswer, type Send } from './send.ts';

/** After this many calls in a row without an answer, checks whether the backend is still there. */
const maxSilentCalls = 4;

/**
 * An operation that gave no answer this often is not called again: each call costs the whole
 * timeout.
 */
const mostSilences = 2;

/** Longest Retry-After of a 429 that is obeyed, in seconds. */
const longestWait = 30;

/** The backend has stopped answering: the run ends with the findings so far. */
export class BackendGone extends Error {
  override name = 'BackendGone';
}

/** Sends the run's requests to the backend, and counts them. */
export class Backend {
  /** Requests sent so far. */
  requests = 0;
  /** Milliseconds of the slowest answer. */
  slowest = 0;
  /** Set while the backend restarts: calls without an answer are then not its fault. */
  mayBeDown = false;
  private silent = 0;
  private readonly silences = new Map<string, number>();

  constructor(
    /** Address that the contract's paths start from, without a final slash. */
    readonly base: string,
    private readonly send: Send,
    /** Time limit of one answer. */
    private readonly seconds: number,
    /** Time limit of the whole run. */
    private readonly minutes = 60,
  ) {}

  private readonly began = performance.now();

  /**
   * Sends one request to a path below the base; after a 429 with Retry-After, waits and sends it
   * again.
   * @throws NoAnswer when none came, BackendGone after several such calls in a row, or when the
   * backend asks to wait too long or too often: each further call would fail for that reason
   */
  async ask(method: string, path: string, headers: Headers, body: string | undefined): Promise<RawAnswer> {
    const tries = 3;
    for (let left = tries; ; left -= 1) {
      const answer = { ...(await this.once(method, path, headers, body)), wasLimited: left < tries };
      const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
      if (answer.status !== 429 || Number.isNaN(wait)) return answer;
      if (left === 0 || wait > longestWait)
        throw new BackendGone(
          `${method} ${path} answers 429 and asks to wait ${wait} s: allow the kit more calls, as docs/api-decisions.md#rate-limits says.`,
        );
      await pause(wait * 1000);
    }
  }

  private async once(method: string, path: string, headers: Headers, body: string | undefined): Promise<RawAnswer> {
    const began = performance.now();
    if (began - this.began > this.minutes * 60_000)
      throw new BackendGone(`The run took longer than ${this.minutes} min and ended early: give it more with --limit.`);
    const operation = `${method} ${path.replace(/\?.*$/, '').replaceAll(/\d+/g, '*')}`;
    const silences = this.silences.get(operation) ?? 0;
    if (silences >= mostSilences && !this.mayBeDown)
      throw new NoAnswer(`gave none ${silences} times before and was not asked again`);
    this.requests += 1;
    try {
      const answer = await exchange(this.send, new URL(this.base + path), { method, headers, body }, this.seconds);
      this.silent = 0;
      this.slowest = Math.max(this.slowest, performance.now() - began);
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer) || this.mayBeDown) throw error;
      this.silent += 1;
      this.silences.set(operation, silences + 1);
      if (this.silent < maxSilentCalls || (await this.isThere())) throw error;
      throw new BackendGone(`${this.base} ${error.message}, ${maxSilentCalls} times in a row: the run ended early.`);
    }
  }

  /**
   * Opens an address as a browser does, without following redirects.
   * @throws NoAnswer
   */
  open(url: URL): Promise<RawAnswer> {
    this.requests += 1;
    return exchange(this.send, url, { method: 'GET', headers: new Headers(), body: undefined }, this.seconds);
  }

  /** Whether the public catalogue gets any answer, or a good one. */
  async isThere(isGood: (answer: RawAnswer) => boolean = () => true): Promise<boolean> {
    try {
      const answer = await exchange(
        this.send,
        new URL(`${this.base}/courses`),
        { method: 'GET', headers: new Headers(), body: undefined },
        this.seconds,
      );
      this.silent = 0;
      return isGood(answer);
    } catch {
      return false;
    }
  }
}

/** Roles in the order of reports. */
export const roles: readonly Role[] = ['member', 'other', 'admin'];

/** The Authorization header of a person. */
export function bearer({ token }: Pick<Person, 'token'>): string {
  return `Bearer ${token}`;
}
