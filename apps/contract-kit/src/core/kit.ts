import { operations, type OperationId } from '@raiz/contract';
import { type Answer, answerDifferences, commonDifferences, readJson } from './answer.ts';
import { type Backend, bearer } from './backend.ts';
import { type Finding, shown } from './finding.ts';
import type { Caller, People, Vouchers } from './people.ts';
import { NoAnswer } from './send.ts';
import type { Difference } from './shapes.ts';
import { at, isSame, numberAt } from './values.ts';

/** What to send in a call. */
export interface Sent {
  /** Who asks; a visitor when not told. */
  as?: Caller;
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: { text: string; type: string };
  /** The Authorization header, in place of the caller's. */
  authorization?: string;
  /** What that header is, for findings: never the token itself. */
  who?: string;
}

/** Ends a check whose next steps would make no sense; what was wrong is recorded already. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Ends a check that cannot be made with these accounts: the message says why. */
export class Skip extends Error {
  override name = 'Skip';
}

/** What all checks of a run share. */
export interface Shared {
  backend: Backend;
  people: People;
  vouchers: Vouchers;
  /** Differences that were told already: each is told once. */
  told: Set<string>;
  /** Ids of courses that are somebody else's or were made already: what a backend calls new must not be among them. */
  takenCourses: Set<number>;
  /** Part of every name that the run gives, so that what it made can be known. */
  mark: string;
  /** What was odd about the accounts before the first check. */
  oddities: readonly Difference[];
}

function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function queryText(values: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** What one check works with: it makes calls, says what it expects, and cleans up. */
export class Kit {
  readonly findings: Finding[] = [];
  private readonly leftovers: (() => Promise<unknown>)[] = [];

  constructor(
    private readonly check: string,
    readonly shared: Shared,
  ) {}

  get people(): People {
    return this.shared.people;
  }

  /**
   * Calls an operation; whatever its answer has against the contract by itself is recorded.
   * @throws Stop when there is no answer, BackendGone when the backend is gone.
   */
  async call(id: OperationId, sent: Sent = {}): Promise<Answer> {
    const { method, path } = operations[id];
    const answer = await this.request(method, filled(path, sent.path ?? {}) + queryText(sent.query ?? {}), sent);
    this.record(answer.call, answerDifferences(id, answer));
    if (id === 'createCourse' && !this.ownsCourse(answer)) {
      this.differs(answer, '/id', 'an id that no other course has', at(answer.body, '/id'));
      throw new Stop();
    }
    return answer;
  }

  /** Calls an operation and gives what its answer has against the contract, without recording it; null for no answer. */
  async probe(id: OperationId, sent: Sent): Promise<{ answer: Answer | null; differences: Difference[] }> {
    const { method, path } = operations[id];
    try {
      const answer = await this.request(method, filled(path, sent.path ?? {}) + queryText(sent.query ?? {}), sent);
      if (id === 'createCourse') this.ownsCourse(answer);
      return { answer, differences: answerDifferences(id, answer) };
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      return { answer: null, differences: [{ field: 'connection', expected: 'an answer', got: 'none' }] };
    }
  }

  /** Sends any method to any path below the base; only that the answer is JSON is looked at. */
  async send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const answer = await this.request(method, path, sent);
    this.record(answer.call, commonDifferences(answer));
    return answer;
  }

  private async request(method: string, path: string, sent: Sent): Promise<Answer> {
    const { as = 'visitor', raw, body, authorization, who = 'another token' } = sent;
    const headers = new Headers({ Accept: 'application/json' });
    const credentials = authorization ?? (as === 'visitor' ? undefined : bearer(this.people[as]));
    if (credentials !== undefined) headers.set('Authorization', credentials);
    const type = raw?.type ?? (body === undefined ? undefined : 'application/json');
    if (type !== undefined) headers.set('Content-Type', type);
    const call = `${method} ${path} as ${authorization === undefined ? as : `a caller with ${who}`}`;
    try {
      const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
      const answer = await this.shared.backend.ask(method, path, headers, text);
      return { ...answer, call, body: readJson(answer.text) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.record(call, [{ field: 'connection', expected: 'an answer', got: `the backend ${error.message}` }]);
      throw new Stop();
    }
  }

  private record(call: string, differences: readonly Difference[]): void {
    for (const { field, expected, got } of differences) {
      const key = `${call.replaceAll(/\d+/g, '*')} ${field.replaceAll(/\/\d+/g, '/*')} ${expected}`;
      if (this.shared.told.has(key)) continue;
      this.shared.told.add(key);
      this.findings.push({ check: this.check, call, field, expected, got });
    }
  }

  /** Records a difference that only the check can see. */
  differs(answer: Pick<Answer, 'call'>, field: string, expected: string, got: unknown): void {
    this.findings.push({
      check: this.check,
      call: answer.call,
      field: field === '' ? 'body' : field,
      expected,
      got: typeof got === 'string' ? got : shown(got),
    });
  }

  /** Records that the check itself could not cope with what the backend sent: the other checks are still made. */
  broke(error: unknown): void {
    this.differs({ call: this.check }, 'check', 'to come to its end', `a failure of the kit itself (${String(error)})`);
  }

  /** Expects a status, or one of several. Gives whether it is so. */
  status(answer: Answer, ...expected: number[]): boolean {
    if (expected.includes(answer.status)) return true;
    const text = at(answer.body, '/error');
    this.differs(
      answer,
      'status',
      expected.join(' or '),
      `${answer.status}${typeof text === 'string' ? ` ${shown(text)}` : ''}`,
    );
    return false;
  }

  /** Expects a status and ends the check when it is another: nothing after it would make sense. @throws Stop */
  need(answer: Answer, ...expected: number[]): Answer {
    if (!this.status(answer, ...expected)) throw new Stop();
    return answer;
  }

  /** Expects a value at a pointer of the body. */
  same(answer: Answer, field: string, expected: unknown): void {
    const got = at(answer.body, field);
    if (!isSame(got, expected)) this.differs(answer, field, shown(expected), shown(got));
  }

  /** Expects something of an answer that is not one value; `expected` says it in words. */
  holds(answer: Pick<Answer, 'call'>, field: string, isTrue: boolean, expected: string, got: unknown): void {
    if (!isTrue) this.differs(answer, field, expected, shown(got));
  }

  /** Leaves the check out. @throws Skip */
  skip(why: string): never {
    throw new Skip(why);
  }

  /** Something to undo when the check ends, however it ends; the last one first. */
  later(undo: () => Promise<unknown>): void {
    this.leftovers.push(undo);
  }

  /**
   * Sees to it that a course that was made is removed. False when its id was there before: then it is not ours to remove, whatever the
   * backend says.
   */
  private ownsCourse({ status, body }: Answer): boolean {
    const id = numberAt(body, '/id');
    if (status >= 300 || !Number.isInteger(id)) return true;
    if (this.shared.takenCourses.has(id)) return false;
    this.shared.takenCourses.add(id);
    this.later(async () => {
      await this.request('DELETE', `/admin/courses/${id}`, { as: 'admin' });
      // Some backends give the number of a removed course to the next one.
      this.shared.takenCourses.delete(id);
    });
    return true;
  }

  /** Undoes what the check left; a failure of that is no finding, the check itself has told it. */
  async cleanUp(): Promise<void> {
    for (let undo = this.leftovers.pop(); undo; undo = this.leftovers.pop()) {
      try {
        await undo();
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
      }
    }
  }
}
