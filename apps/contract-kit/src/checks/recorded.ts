import type { OperationId } from '@raiz/contract';
import type { Answer } from '../core/answer.ts';
import type { Check, Effect } from '../core/check.ts';
import { Stop } from '../core/finding.ts';
import type { Kit, Sent } from '../core/kit.ts';
import { operationRule } from '../core/rules.ts';
import { isObject, listAt, numberAt, textAt } from '../core/values.ts';
import { type CreatedCourse, createCourse, expectNoSecret, secretText } from './createCourse.ts';
import { password } from './flow/registration.ts';
import { passwordOf } from './flow/session.ts';
import { expectOthersUnchanged } from './isolation/others.ts';
import { logInAgain, type Who } from './mail/newMember.ts';
import recordings from './recordings.json' with { type: 'json' };

/** An answer of a scenario. */
export type Recorded = Pick<Answer, 'status' | 'body'>;

/** What a scenario plays with. */
interface Scene {
  /** The person of the scenario, as a caller. */
  ana: Who;
  name: string;
  email: string;
  password: string;
  /** The address of another member. */
  taken: string;
  /** Makes a call as a person; null is a visitor. */
  call: (id: OperationId, who: Omit<Sent, 'body'> | null, body?: unknown) => Promise<void>;
  /** Logs the person in once more. */
  again: () => Promise<Who>;
  /** Creates a course, and names its ids: "{course}", "{module 1}", "{lesson 1}". */
  course: (what: Parameters<typeof createCourse>[1]) => Promise<CreatedCourse>;
}

/** Fields that a backend may fill as it likes: texts for people, codes of errors. */
const free = new Set(['token', 'error', 'message', 'code']);

/** Fields that an answer may lack, and long texts that a list of lessons may. */
const mayLack = new Set(['progress', 'completed', 'course_id', 'published']);
const longTexts = new Set(['content', 'video_url', 'resource_url']);

/** What is compared: a backend may store an address in small letters, and call an administrator a subscriber or not. */
function comparedOf({ call, body }: Answer): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (free.has(name) || (name === 'userIsSubscriber' && call.endsWith(' as admin'))) return undefined;
    return name === 'email' && typeof value === 'string' ? value.toLowerCase() : value;
  });
}

/** Values of a run as JSON by their names in a recording. */
type Names = readonly (readonly [name: string, json: string])[];

/** A check without expectations: the answers of its calls are those that were recorded from the mock server. */
export interface Scenario extends Check {
  /** Makes the calls, and hands each answer on. */
  play: (kit: Kit, met: (answer: Answer, names: Names) => void) => Promise<void>;
}

/** What a recording keeps of an answer. */
export function recorded(answer: Answer, names: Names): Recorded {
  const ofIds = (json: string) => (/^\d+$/.test(json) ? new RegExp(`(?<="\\w*id":)${json}\\b`, 'g') : json);
  const known = names.filter(([, json]) => json !== 'null');
  const json = known.reduce((text, [name, value]) => text.replaceAll(ofIds(value), name), comparedOf(answer));
  return { status: answer.status, body: JSON.parse(json) };
}

/** A recorded body with the values of the run, without what an answer may lack and does. */
function expectedOf(body: unknown, got: unknown, names: Names, operation?: OperationId): unknown {
  const isOptional = (name: string) => mayLack.has(name) || (operation === 'listLessons' && longTexts.has(name));
  const lacked = (one: unknown, other: unknown): unknown => {
    if (Array.isArray(one)) return one.map((row, index) => lacked(row, listAt(other, '')[index]));
    if (!isObject(one) || !isObject(other)) return one;
    const fields = Object.entries(one).filter(([name]) => name in other || !isOptional(name));
    return Object.fromEntries(fields.map(([name, inner]) => [name, lacked(inner, other[name])]));
  };
  const json = names.reduce((text, [name, value]) => text.replaceAll(name, value), JSON.stringify(body));
  return lacked(JSON.parse(json), got);
}

/**
 * A scenario. `npm test -- kit recordings --update` records it.
 * @param person Who plays it.
 */
export function scenario(
  name: keyof typeof recordings,
  title: string,
  effect: Effect,
  person: (kit: Kit) => Promise<Who> | Who,
  calls: (scene: Scene) => Promise<void>,
): Scenario {
  const play: Scenario['play'] = async (kit, met) => {
    const ana = await person(kit);
    const { user } = Object(kit.requireSetup(await kit.call('readProfile', ana), 200).body);
    const [own, email, phone] = [textAt(user, '/name'), textAt(user, '/email'), textAt(user, '/phone')];
    const secret = effect === 'own' ? '' : ana.as ? passwordOf(kit, 'member') : password;
    const me = { name: own, email, password: secret };
    const names: [string, string][] = [
      ['{mark}', kit.shared.mark],
      ['"{user}"', String(numberAt(user, '/id'))],
      ['{name}', JSON.stringify(own).slice(1, -1)],
      ['{email}', email.toLowerCase()],
      ['"{phone}"', phone === '' ? 'null' : JSON.stringify(phone)],
    ];
    const call: Scene['call'] = async (operation, who, sent) =>
      met(await kit.call(operation, { ...who, ...(sent !== undefined && { body: sent }) }), names);
    const again = () => logInAgain(kit, me, 'the token of another session');
    const course: Scene['course'] = async (what) => {
      const made = await createCourse(kit, what);
      for (const [kind, ids] of Object.entries({ course: [made.id], module: made.modules, lesson: made.lessons }))
        names.unshift(...ids.map((id, index): [string, string] => [`"{${kind} ${index + 1}}"`, String(id)]));
      return made;
    };
    const scene = { ...me, ana, taken: kit.people.other.email, call, again, course };
    await (effect === 'own' ? calls(scene) : expectOthersUnchanged(kit, ana.as ?? 'a new member', () => calls(scene)));
  };
  const run: Check['run'] = async (kit) => {
    const answers: Recorded[] = [...recordings[name]];
    await play(kit, (answer, names) => {
      const { status, body } = answers.shift() ?? { status: 0, body: null };
      const found = { ...answer, ...(answer.operation && { rule: operationRule(answer.operation) }) };
      const { length } = kit.findings;
      if (kit.expectStatus(found, status)) {
        const got: unknown = JSON.parse(comparedOf(answer));
        kit.expectEqual(found, expectedOf(body, got, names, answer.operation), got);
        // Not even in a field that the contract does not know.
        if (!JSON.stringify(body).includes(secretText)) expectNoSecret(kit, found);
      }
      if (kit.findings.length > length) throw new Stop();
    });
  };
  return { id: name, title, effect, play, run };
}
