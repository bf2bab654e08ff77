import { dayLength, localMoment } from './days.ts';
import { hasResponseBody, operations, type OperationId } from '@raiz/contract';
import { answerDifferences, commonDifferences, isStrange, readJson, type Answer } from './answer.ts';
import { bearer } from './backend.ts';
import { addressOf, type Values } from './contract.ts';
import { curlLine, type SentRequest } from './curl.ts';
import { causeOf, fieldName, placeText, shown, Skip, Stop, type Finding } from './finding.ts';
import type { Caller, People } from './people.ts';
import { Changes } from './giveBack.ts';
import { History } from './history.ts';
import { operationRule, ruleOf, rules } from './rules.ts';
import { NoAnswer } from './send.ts';
import { renewSession } from './session.ts';
import { declaredFields, type Difference } from './shapes.ts';
import type { Shared } from './shared.ts';
import { at, numberAt, textAt, valueDifferences } from './values.ts';

/** Content of a call. */
export interface Sent {
  /**
   * The caller.
   * @default a visitor
   */
  as?: Caller;
  path?: Values;
  query?: Values;
  /** Serialized as JSON. */
  body?: unknown;
  /** A body to send unchanged instead of `body`. */
  raw?: { text: string; type: string };
  /** The Authorization header, instead of the caller's. */
  authorization?: string;
  /** Description of that header for findings: never the token itself. */
  who?: string;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
}

/** The answer of a finding. */
export type Found = Pick<Answer, 'call'> &
  Partial<Pick<Answer, 'request'>> & {
    /**
     * The rule in the documents.
     * @default that of the check
     */
    rule?: string;
  };

/** The tools of one check: sends calls, records expectations, cleans up. */
export class Kit {
  readonly findings: Finding[] = [];
  /** The courses that the check has created and not removed, by id: "course 12 (Contrato …)". */
  readonly made = new Map<number, string>();
  private readonly leftovers: (() => Promise<unknown>)[] = [];
  /** The moment to which the check set the backend's clock; null for the real time. */
  clock: Date | null = null;
  private readonly history = new History();
  /** What the check has changed at the accounts; it gives that back at its end. */
  readonly changes = new Changes(this);

  constructor(
    private readonly check: string,
    readonly shared: Shared,
  ) {
    shared.backend.history = this.history;
  }

  get people(): People {
    return this.shared.people;
  }

  /**
   * Calls an operation, records how its answer breaks the contract, returns its declared fields.
   * @throws Stop when there is no answer, BackendGone when the backend is gone
   */
  async call(id: OperationId, sent: Sent = {}): Promise<Answer> {
    const answer = await this.ask(id, sent);
    this.record(answer, answerDifferences(id, answer), operationRule(id), hasResponseBody(id, answer.status));
    if (id === 'deleteCourse' && answer.status === 200) this.forget(Number(sent.path?.['id']));
    if (id === 'createCourse' && !this.ownsCourse(answer)) {
      this.report(answer, '/id', 'an id that no other course has', at(answer.body, '/id'));
      throw new Stop();
    }
    return { ...answer, operation: id, body: declaredFields(id, answer.status, answer.body) };
  }

  /** Calls an operation and returns how its answer breaks the contract, without recording it; null for no answer. */
  async probe(id: OperationId, sent: Sent): Promise<{ answer: Answer | null; differences: Difference[] }> {
    try {
      const answer = await this.ask(id, sent);
      if (id === 'createCourse') this.ownsCourse(answer);
      return { answer, differences: answerDifferences(id, answer) };
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      return { answer: null, differences: [{ field: 'connection', expected: 'an answer', got: 'none' }] };
    }
  }

  private ask(id: OperationId, sent: Sent): Promise<Answer> {
    const ask = () => this.request(operations[id].method, addressOf(id, sent.path, sent.query), sent);
    return this.history.isUndoing ? ask() : this.changes.around(id, sent, ask);
  }

  /** Sends any method to any path below the base; checks only that the answer is JSON. */
  async send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const answer = await this.request(method, path, sent);
    this.record(answer, commonDifferences(answer), ruleOf(this.check), true);
    return answer;
  }

  private async request(method: string, path: string, sent: Sent, isSecond = false): Promise<Answer> {
    const { as = 'visitor', raw, body, authorization, who = 'another token' } = sent;
    const headers = new Headers({ Accept: 'application/json', ...sent.headers });
    const credentials = authorization ?? (as === 'visitor' ? undefined : bearer(this.people[as]));
    if (credentials !== undefined) headers.set('Authorization', credentials);
    const type = raw?.type ?? (body === undefined ? undefined : 'application/json');
    if (type !== undefined) headers.set('Content-Type', type);
    const call = `${method} ${path} as ${authorization === undefined ? as : `a caller with ${who}`}`;
    const { backend } = this.shared;
    const text = raw?.text ?? (body === undefined ? undefined : JSON.stringify(body));
    const owner = as === 'visitor' || authorization !== undefined ? {} : { as };
    const request: SentRequest = { method, url: backend.base + path, headers, body: text, ...owner };
    const step = this.history.add(call, request);
    try {
      const answer = await backend.ask(method, path, headers, text);
      step.status = answer.status;
      const find = (difference: Difference) => this.find({ call, request }, { ...difference, rule: rules.tokens });
      if (answer.status === 401 && !isSecond && (await renewSession(this, sent, credentials, find)))
        return await this.request(method, path, sent, true);
      return { ...answer, call, request, path: sent.path, body: readJson(answer.text) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const difference = { field: 'connection', expected: 'an answer', got: `the backend ${error.message}` };
      const rule = error.isTooMuch ? rules.sizes : ruleOf(this.check);
      if (!backend.mayBeDown) this.find({ call, request }, { ...difference, rule });
      throw new Stop();
    }
  }

  /**
   * Records how an answer breaks the contract, each difference once in a run.
   * @throws Stop when it is not the operation that has answered
   */
  private record(answer: Answer, differences: readonly Difference[], rule: string, hasBody: boolean): void {
    const isOther = isStrange(answer, hasBody);
    for (const difference of differences) {
      const { field, expected } = difference;
      const key = `${answer.call.replaceAll(/\d+/g, '*')} ${field.replaceAll(/\/\d+/g, '/*')} ${expected}`;
      if (this.shared.reported.has(key) && !isOther) continue;
      this.shared.reported.add(key);
      this.find(answer, { rule, ...difference });
    }
    if (isOther) throw new Stop();
  }

  /** Records a difference that only the check can see. */
  report(answer: Found, field: string, expected: string, got: unknown): void {
    const { rule = ruleOf(this.check) } = answer;
    this.find(answer, { field, expected, got: typeof got === 'string' ? got : shown(got), rule });
  }

  private find({ call, request }: Found, { field, ...rest }: Difference & { rule: string }): void {
    const { secrets, gateway } = this.shared.backend;
    const step = this.history.stepOf(call, request);
    const found = { ...rest, call: `${call}${this.clockText()}`, field: fieldName(field) };
    const masked = Object.fromEntries(Object.entries(found).map(([name, text]) => [name, secrets.masked(text)]));
    const finding: Finding = {
      ...found,
      ...masked,
      check: this.check,
      before: this.history.before(step).map((line) => secrets.masked(line)),
      ...(step?.request && { curl: curlLine(step.request, secrets, gateway) }),
      more: [],
    };
    const isSameField = ({ field: other, curl }: Finding) => curl === finding.curl && other === finding.field;
    const first = this.findings.find((one) => causeOf(one) === causeOf(finding) || (one.curl && isSameField(one)));
    if (!first) this.findings.push(finding);
    else if (![first.call, ...first.more].includes(placeText(finding, first)))
      first.more.push(placeText(finding, first));
  }

  private clockText(): string {
    if (this.clock === null) return '';
    const ahead = (this.clock.getTime() - Date.now()) / dayLength;
    return `, with the backend's clock at ${localMoment(this.clock)}, ${ahead.toFixed(1)} days ahead`;
  }

  /** Records that the check failed on the backend's answer; the other checks still run. */
  reportFailure(error: unknown): void {
    this.report({ call: this.check }, 'check', 'to come to its end', `a failure of the kit itself (${String(error)})`);
  }

  /** Expects a status, or one of several, and returns whether it matches. */
  expectStatus(answer: Answer & Found, ...expected: number[]): boolean {
    if (expected.includes(answer.status)) return true;
    const text = at(answer.body, '/error');
    this.report(
      answer,
      'status',
      expected.join(' or '),
      `${answer.status}${typeof text === 'string' ? ` ${shown(text)}` : ''}`,
    );
    return false;
  }

  /**
   * Expects a status of a call that only prepares the check, by the rule of the operation.
   * @throws Stop for any other
   */
  requireSetup(answer: Answer & Found, ...expected: number[]): Answer {
    const { operation, rule = operation && operationRule(operation) } = answer;
    return this.requireStatus({ ...answer, ...(rule !== undefined && { rule }) }, ...expected);
  }

  /**
   * Expects a status and ends the check for any other.
   * @throws Stop
   */
  requireStatus(answer: Answer & Found, ...expected: number[]): Answer {
    if (!this.expectStatus(answer, ...expected)) throw new Stop();
    return answer;
  }

  /** Expects a value at a pointer of the body. */
  expectValue(answer: Found & Pick<Answer, 'body'>, field: string, expected: unknown): void {
    this.expectEqual(answer, expected, at(answer.body, field), field);
  }

  /** Expects two values to be the same, and records how they differ field by field. */
  expectEqual(answer: Found, expected: unknown, got: unknown, field = ''): void {
    for (const one of valueDifferences(expected, got, field)) this.report(answer, one.field, one.expected, one.got);
  }

  /** Expects a condition that is not a single value; `expected` describes it. */
  expect(answer: Found, field: string, isTrue: boolean, expected: string, got: unknown): void {
    if (!isTrue) this.report(answer, field, expected, shown(got));
  }

  /** Expects the text of an error not to be empty; the shape of `call` reports one that is missing. */
  expectErrorText(answer: Answer & Found): void {
    this.expect(answer, '/error', at(answer.body, '/error') !== '', 'a text', '');
  }

  /** Like `expect`, but `got` describes the actual state. */
  expectInWords(answer: Found, field: string, isTrue: boolean, expected: string, got: string): void {
    if (!isTrue) this.report(answer, field, expected, got);
  }

  /**
   * Skips the check.
   * @throws Skip
   */
  skip(why: string): never {
    throw new Skip(why);
  }

  /** Registers an undo step for the end of the check; the last one runs first. */
  onCleanUp(undo: () => Promise<unknown>): void {
    this.leftovers.push(undo);
  }

  /**
   * Registers a created course for removal. False when its id existed before: then the kit must not remove it, whatever
   * the backend answers.
   */
  private ownsCourse({ status, body }: Answer): boolean {
    const id = numberAt(body, '/id');
    if (status >= 300 || !Number.isInteger(id)) return true;
    if (this.shared.takenCourses.has(id)) return false;
    this.shared.takenCourses.add(id);
    this.made.set(id, `course ${id} (${textAt(body, '/title')})`);
    if (this.shared.keep) return true;
    this.onCleanUp(async () => {
      const { status: removed } = await this.request('DELETE', `/admin/courses/${id}`, { as: 'admin' });
      if (removed < 300 || removed === 404) this.forget(id);
    });
    return true;
  }

  /** Forgets a removed course: some backends reuse its id. */
  private forget(id: number): void {
    if (this.made.delete(id)) this.shared.takenCourses.delete(id);
  }

  /**
   * Undoes all changes of the check, even when a step fails. A failure is not a finding: the check has reported the
   * cause.
   * @throws BackendGone, ToolFailed
   */
  async cleanUp(): Promise<void> {
    const { backend } = this.shared;
    await backend.settled();
    this.history.isUndoing = true;
    const failures: unknown[] = [];
    for (let undo = this.leftovers.pop(); undo; undo = this.leftovers.pop())
      await undo().catch((error: unknown) => (error instanceof Stop ? null : failures.push(error)));
    this.history.isUndoing = false;
    if (failures.length > 0) throw failures[0];
  }
}
