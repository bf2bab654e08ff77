import { setTimeout as pause } from 'node:timers/promises';
import { serverTexts } from '@raiz/api-client/rules';
import type { OperationId } from '@raiz/contract';
import type { Answer } from '../core/answer.ts';
import { type Check, type Effect, named, type Rows } from '../core/check.ts';
import { Stop } from '../core/finding.ts';
import type { Kit, Sent } from '../core/kit.ts';
import type { People } from '../core/people.ts';
import { operationRule, ruleOf, rules } from '../core/rules.ts';
import { isObject, listAt, numberAt, textAt } from '../core/values.ts';
import { type CreatedCourse, createCourse, expectNoSecret, secretText } from './createCourse.ts';
import { password } from './flow/registration.ts';
import { passwordOf } from './flow/session.ts';
import { expectOthersUnchanged } from './isolation/others.ts';
import { logInAgain, type Who } from './mail/newMember.ts';
import recordings from './recordings.json' with { type: 'json' };

/**
 * An answer of a scenario: its status, with the body if it has one; or its status and what differs, by pointers, from
 * the last body of that operation.
 */
export type Recorded = number | readonly [status: number, body: unknown] | { again: number };

/** What a scenario plays with. */
export interface Scene {
  /** The person of the scenario, as a caller. */
  ana: Who;
  people: People;
  name: string;
  email: string;
  password: string;
  /** Makes a call as a person; null is a visitor. */
  call: (id: OperationId, who: Omit<Sent, 'body'> | null, body?: unknown) => Promise<void>;
  /** Logs the person in once more. */
  again: () => Promise<Who>;
  /** Creates a course, and names its ids: "{course}", "{module 1}", "{lesson 1}". */
  course: (what: Parameters<typeof createCourse>[1]) => Promise<CreatedCourse>;
}

/** Fields that a backend may fill as it likes. */
const free = new Set(['token', 'message', 'code', 'fields']);

/** Fields that an answer may lack unless they are true, and those of some lists. */
const mayLack = new Set(['progress', 'completed', 'course_id', 'published', 'userIsSubscriber']);
const rowsMayLack: Partial<Record<OperationId, readonly string[]>> = {
  listCourses: ['content'],
  listAdminCourses: ['content'],
  listLessons: ['content', 'video_url', 'resource_url'],
  listMyCourses: ['description'],
};

/** Lists of courses, in which the scenario looks at its own ones alone. */
const courseLists = new Set<OperationId>(['listCourses', 'listAdminCourses', 'listMyCourses']);

/** What a run knows. */
interface Known {
  /** Values as JSON by their names in a recording. */
  names: [name: string, json: string][];
  courses: number[];
  /** The moments, and the ids of what the calls made, as JSON by their names. */
  met: Map<string, string>;
  /** The last recorded bodies. */
  last: Map<OperationId | undefined, unknown>;
  /** Whether the accounts have the subscriptions of those that were recorded. */
  hasUsual: boolean;
}

/** What is compared: a backend may store an address in small letters, and call an administrator a subscriber or not. */
function comparedOf({ call, body, operation, status }: Answer, { courses, hasUsual }: Known): string {
  const isOfCourses = operation && status === 200 && courseLists.has(operation);
  const rows = courses.flatMap((id) => listAt(body, '').filter((row) => numberAt(row, '/id') === id));
  return JSON.stringify(isOfCourses ? rows : body, (name, value: unknown) => {
    if (free.has(name) || (name === 'userIsSubscriber' && (!hasUsual || call.endsWith(' as admin')))) return undefined;
    return name === 'email' && typeof value === 'string' ? value.toLowerCase() : value;
  });
}

/** A check without expectations: the answers of its calls are those that were recorded from the mock server. */
export interface Scenario extends Check {
  /** Makes the calls, and hands each answer on. */
  play: (kit: Kit, meet: (answer: Answer, known: Known) => void) => Promise<void>;
}

/** What a recording keeps of an answer. */
export function recorded(answer: Answer, known: Known): Recorded {
  const { met, last } = known;
  const ofIds = (json: string) => (/^\d+$/.test(json) ? new RegExp(`(?<="\\w*id":)${json}\\b`, 'g') : json);
  const json = known.names
    .filter(([, value]) => value !== 'null')
    .reduce((text, [name, value]) => text.replaceAll(ofIds(value), name), comparedOf(answer, known))
    .replaceAll(/(?<="id":)\d+|"\d{4}-\d\d-\d\dT[^"]*"/g, (value) => {
      const next = `"{${value.startsWith('"') ? 'moment' : 'id'} ${met.size + 1}}"`;
      const [name] = [...met].find(([, one]) => one === value) ?? [next];
      met.set(name, value);
      return name;
    });
  const body = JSON.parse(json, (name, value: unknown) =>
    name === 'error' ? Object.values(serverTexts).find((text) => String(value).includes(text)) : value,
  );
  if (JSON.stringify(body) === '{}') return answer.status;
  const [old, leaves] = [leavesOf(last.get(answer.operation)), leavesOf(body)];
  last.set(answer.operation, body);
  const isLike = old.length === leaves.length && old.every(([pointer], index) => pointer === leaves[index]?.[0]);
  const changes = leaves.filter(([, value], index) => value !== old[index]?.[1]);
  if (!isLike || changes.length > leaves.length / 2) return [answer.status, body];
  return {
    again: answer.status,
    ...Object.fromEntries(changes.map(([pointer, value]) => [pointer, JSON.parse(value)])),
  };
}

/** The values of a body, as JSON, by their pointers. */
function leavesOf(value: unknown, pointer = ''): [pointer: string, json: string][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [[pointer, JSON.stringify(value ?? null)]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${pointer}/${name}`));
}

/** A body with other values at some pointers. */
function changed(value: unknown, changes: Readonly<Record<string, unknown>>, pointer = ''): unknown {
  if (pointer in changes) return changes[pointer];
  if (Array.isArray(value)) return value.map((row, index) => changed(row, changes, `${pointer}/${index}`));
  if (!isObject(value)) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, changed(one, changes, `${pointer}/${name}`)]);
  return Object.fromEntries(inner);
}

/** The status and the body of a recorded answer. */
function unpacked(one: unknown, { operation }: Answer, { last }: Known): [status: number, body: unknown] {
  if (typeof one === 'number') return [one, {}];
  const [status, body] = isObject(one) ? [one['again'], changed(last.get(operation), one)] : listAt(one, '');
  last.set(operation, body);
  return [Number(status), body];
}

/** A recorded body with the values of the run, without what an answer may lack and does. */
function expectedOf(body: unknown, got: unknown, { names, met }: Known, operation?: OperationId): unknown {
  const isOptional = (name: string) => mayLack.has(name) || (operation && rowsMayLack[operation]?.includes(name));
  const lacked = (one: unknown, other: unknown): unknown => {
    if (Array.isArray(one)) return one.map((row, index) => lacked(row, listAt(other, '')[index]));
    if (typeof one === 'string' && /^\{(?:id|moment) \d+\}$/.test(one)) {
      const isValue = one.startsWith('{id') ? Number.isInteger(other) : !Number.isNaN(Date.parse(String(other)));
      if (isValue && !met.has(one)) met.set(one, JSON.stringify(other));
      return JSON.parse(met.get(one) ?? JSON.stringify(one));
    }
    if (!isObject(one) || !isObject(other)) return one;
    const fields = Object.entries(one).filter(([name, is]) => name in other || is === true || !isOptional(name));
    // Errors are recorded as far as the portal looks at them.
    const error = textAt(other, '/error').includes(textAt(one, '/error')) && { error: other['error'] };
    return { ...Object.fromEntries(fields.map(([name, inner]) => [name, lacked(inner, other[name])])), ...error };
  };
  const json = names.reduce((text, [name, value]) => text.replaceAll(name, () => value), JSON.stringify(body));
  return lacked(JSON.parse(json), got);
}

/** The calls of a scenario. */
export type Play = (scene: Scene) => Promise<unknown>;

/** Who plays a scenario. */
type Person = (kit: Kit) => Promise<Who> | Who;

/**
 * Scenarios by their names and titles; `member` plays them, or the person of their kind.
 * `npm test -- kit recordings --update` records them.
 */
export function scenarios(kind: Effect | readonly [Effect, Person], rows: Rows<Play>): Scenario[] {
  const [effect, person] = typeof kind === 'string' ? [kind, () => ({ as: 'member' as const })] : kind;
  return Object.entries(rows).map(([key, calls]) => ({
    ...named(key),
    effect,
    ...scenario(named(key).id, effect, person, calls),
  }));
}

function scenario(id: string, effect: Effect, person: Person, calls: Play): Pick<Scenario, 'play' | 'run'> {
  const play: Scenario['play'] = async (kit, meet) => {
    const ana = await person(kit);
    const { user } = Object(kit.requireSetup(await kit.call('readProfile', ana), 200).body);
    const [own, email, phone] = [textAt(user, '/name'), textAt(user, '/email'), textAt(user, '/phone')];
    const secret = effect === 'own' ? '' : ana.as ? passwordOf(kit, 'member') : password;
    const me = { name: own, email, password: secret };
    const names: Known['names'] = [
      ['{mark}', kit.shared.mark],
      ['"{user}"', String(numberAt(user, '/id'))],
      ['{name}', JSON.stringify(own).slice(1, -1)],
      ['{email}', email.toLowerCase()],
      ['"{phone}"', phone === '' ? 'null' : JSON.stringify(phone)],
    ];
    const { people } = kit;
    const hasUsual = people.member.subscribed && !people.other.subscribed;
    const known: Known = { names, courses: [], met: new Map(), last: new Map(), hasUsual };
    const call: Scene['call'] = async (operation, who, sent) => {
      // Two marks have two moments.
      if (operation === 'markLessonComplete') await pause(2);
      meet(await kit.call(operation, { ...who, ...(sent !== undefined && { body: sent }) }), known);
    };
    const again = () => logInAgain(kit, me, 'the token of another session');
    const course: Scene['course'] = async (what) => {
      const made = await createCourse(kit, what);
      known.courses.push(made.id);
      const things = Object.entries({ course: [made.id], module: made.modules, lesson: made.lessons });
      for (const [kind, one] of things.flatMap(([name, ids]) => ids.map((thing) => [name, thing] as const))) {
        const { length } = names.filter(([name]) => name.startsWith(`"{${kind} `));
        names.unshift([`"{${kind} ${length + 1}}"`, String(one)]);
      }
      return made;
    };
    const scene = { ...me, ana, people, call, again, course };
    await (effect === 'own' ? calls(scene) : expectOthersUnchanged(kit, ana.as ?? 'a new member', () => calls(scene)));
  };
  const run: Check['run'] = async (kit) => {
    const answers = [...listAt(recordings, `/${id}`)];
    const isGeneral = Object.values<string>(rules).includes(ruleOf(id));
    await play(kit, (answer, known) => {
      const [status, body] = unpacked(answers.shift(), answer, known);
      const found = { ...answer, ...(!isGeneral && answer.operation && { rule: operationRule(answer.operation) }) };
      const { length } = kit.findings;
      if (kit.expectStatus(found, status)) {
        const got: unknown = JSON.parse(comparedOf(answer, known));
        kit.expectEqual(found, expectedOf(body, got, known, answer.operation), got);
        // Not even in a field that the contract does not know.
        if (!JSON.stringify(body).includes(secretText)) expectNoSecret(kit, found);
      }
      if (kit.findings.length > length) throw new Stop();
    });
  };
  return { play, run };
}
