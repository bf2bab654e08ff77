import type { Person, Role } from './people.ts';
import { exchange, NoAnswer, type RawAnswer, type Send } from './send.ts';

/** After so many calls in a row without an answer it is looked whether the backend is still there. */
const patience = 4;

/** An operation that gave no answer so often is not asked again: each time costs the whole wait. */
const mostSilences = 2;

/** Longest wait in seconds that a 429 may ask for. */
const longestWait = 30;

/** The backend does not answer any more: the run ends with what was found until then. */
export class BackendGone extends Error {
  override name = 'BackendGone';
}

/** How the backend is reached, and what the run has asked of it. */
export class Backend {
  /** Requests sent so far. */
  requests = 0;
  /** Milliseconds of the slowest answer. */
  slowest = 0;
  private silent = 0;
  private readonly silences = new Map<string, number>();

  constructor(
    /** Where the contract's paths start, without a final slash. */
    readonly base: string,
    private readonly send: Send,
    /** How long one answer may take. */
    private readonly seconds: number,
    /** How long the whole run may take. */
    private readonly minutes = 60,
  ) {}

  private readonly began = performance.now();

  /**
   * Sends one request to a path below the base; waits and repeats when the backend asks for it by 429 and Retry-After.
   * @throws NoAnswer when none came, BackendGone when that happened several times in a row.
   */
  async ask(method: string, path: string, headers: Headers, body: string | undefined): Promise<RawAnswer> {
    for (let left = 3; ; left -= 1) {
      const answer = await this.once(method, path, headers, body);
      const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
      if (answer.status !== 429 || left === 0 || !(wait <= longestWait)) return answer;
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    }
  }

  private async once(method: string, path: string, headers: Headers, body: string | undefined): Promise<RawAnswer> {
    const began = performance.now();
    if (began - this.began > this.minutes * 60_000)
      throw new BackendGone(`The run took longer than ${this.minutes} min and ended early: give it more with --limit.`);
    const operation = `${method} ${path.replace(/\?.*$/, '').replaceAll(/\d+/g, '*')}`;
    const silences = this.silences.get(operation) ?? 0;
    if (silences >= mostSilences) throw new NoAnswer(`gave none ${silences} times before and was not asked again`);
    this.requests += 1;
    try {
      const answer = await exchange(this.send, new URL(this.base + path), { method, headers, body }, this.seconds);
      this.silent = 0;
      this.slowest = Math.max(this.slowest, performance.now() - began);
      return answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.silent += 1;
      this.silences.set(operation, silences + 1);
      if (this.silent < patience || (await this.isThere())) throw error;
      throw new BackendGone(`${this.base} ${error.message}, ${patience} times in a row: the run ended early.`);
    }
  }

  /** Whether the catalogue, which anybody may read, is answered at all. */
  private async isThere(): Promise<boolean> {
    try {
      await exchange(
        this.send,
        new URL(`${this.base}/courses`),
        { method: 'GET', headers: new Headers(), body: undefined },
        this.seconds,
      );
      this.silent = 0;
      return true;
    } catch {
      return false;
    }
  }
}

/** Roles in the order in which they are named to people. */
export const roles: readonly Role[] = ['member', 'other', 'admin'];

/** The header by which a person is known. */
export function bearer({ token }: Pick<Person, 'token'>): string {
  return `Bearer ${token}`;
}
