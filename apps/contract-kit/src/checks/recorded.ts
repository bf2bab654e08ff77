import type { OperationId } from '@raiz/contract';
import type { Answer } from '../core/answer.ts';
import type { Check } from '../core/check.ts';
import { Stop } from '../core/finding.ts';
import type { Kit } from '../core/kit.ts';
import { operationRule } from '../core/rules.ts';
import { textAt } from '../core/values.ts';
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
  call: (id: OperationId, who: Who | null, body?: unknown) => Promise<void>;
  /** Logs the person in once more. */
  again: () => Promise<Who>;
}

/** Fields that a backend may fill as it likes: texts for people, codes of errors, ids. */
const free = new Set(['token', 'error', 'message', 'code', 'id']);

/** What is compared: a backend may store an address in small letters. */
function compared(name: string, value: unknown): unknown {
  if (free.has(name)) return undefined;
  return name === 'email' && typeof value === 'string' ? value.toLowerCase() : value;
}

/** Values of a run as JSON by their names in a recording. */
type Names = readonly (readonly [name: string, json: string])[];

/** A JSON value without its free fields, and with other texts in it. */
function renamed(value: unknown, texts: Names): unknown {
  const json = JSON.stringify(value, compared) ?? 'null';
  return JSON.parse(texts.reduce((written, [from, to]) => written.replaceAll(from, to), json));
}

/** A check without expectations: the answers of its calls are those that were recorded from the mock server. */
export interface Scenario extends Check {
  /** Makes the calls, and hands each answer on. */
  play: (kit: Kit, met: (answer: Answer, names: Names) => void) => Promise<void>;
}

/** What a recording keeps of an answer. */
export function recorded({ status, body }: Answer, names: Names): Recorded {
  const values = names.filter(([, json]) => json !== 'null').map(([name, json]) => [json, name] as const);
  return { status, body: renamed(body, values) };
}

/**
 * A scenario. `npm test -- kit recordings --update` records it.
 * @param person Who plays it.
 */
export function scenario(
  id: keyof typeof recordings,
  title: string,
  person: (kit: Kit) => Promise<Who> | Who,
  calls: (scene: Scene) => Promise<void>,
): Scenario {
  const play: Scenario['play'] = async (kit, met) => {
    const ana = await person(kit);
    const { body } = kit.requireSetup(await kit.call('readProfile', ana), 200);
    const [name = '', email = '', phone = ''] = ['name', 'email', 'phone'].map((field) =>
      textAt(body, `/user/${field}`),
    );
    const me = { name, email, password: ana.as ? passwordOf(kit, 'member') : password };
    const names: Names = [
      ['{name}', JSON.stringify(name).slice(1, -1)],
      ['{email}', email.toLowerCase()],
      ['"{phone}"', phone === '' ? 'null' : JSON.stringify(phone)],
    ];
    const call: Scene['call'] = async (operation, who, sent) =>
      met(await kit.call(operation, { ...who, ...(sent !== undefined && { body: sent }) }), names);
    const again = () => logInAgain(kit, me, 'the token of another session');
    const scene = { ...me, ana, taken: kit.people.other.email, call, again };
    await expectOthersUnchanged(kit, ana.as ?? 'a new member', () => calls(scene));
  };
  const run: Check['run'] = async (kit) => {
    const answers: Recorded[] = [...recordings[id]];
    await play(kit, (answer, names) => {
      const { status, body } = answers.shift() ?? { status: 0, body: null };
      const found = { ...answer, ...(answer.operation && { rule: operationRule(answer.operation) }) };
      const { length } = kit.findings;
      if (kit.expectStatus(found, status)) kit.expectEqual(found, renamed(body, names), renamed(answer.body, []));
      if (kit.findings.length > length) throw new Stop();
    });
  };
  return { id, title, effect: 'change', play, run };
}
