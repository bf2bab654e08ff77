import type { OperationId } from '@raiz/contract';
import { operations } from '@raiz/contract';
import { answererOf } from './answers.ts';
import { expectationOf } from './expectation.ts';
import type { FaultName } from './faults.ts';
import type { Look } from './look.ts';
import type { Room } from './room.ts';
import type { Outcome, Way } from './way.ts';
import { ways } from './ways/index.ts';

/** One field of the matrix. */
export interface Case {
  operation: OperationId;
  fault: FaultName;
}

/** The page on which a form of the last case still stands filled, by the room. */
const filled = new WeakMap<Room, { operation: OperationId; fields: string }>();

let number = 0;

/** The sentence of a page that broke: nothing may ever show it. */
const broke = 'Algo deu errado nesta página';

function includes(text: string, sentence: string | RegExp): boolean {
  return typeof sentence === 'string' ? text.includes(sentence) : sentence.test(text);
}

/** What is wrong with any page, whatever happened. */
export function faultsOfPage(look: Look): string[] {
  const wrong: string[] = [];
  if (look.busy.length > 0) wrong.push(`still at work: ${look.busy.join(' | ')}`);
  if (look.headings === 0) wrong.push('no heading in main');
  if (look.main.trim().length < 20) wrong.push(`a blank page: "${look.main.trim()}"`);
  if (look.text.includes(broke)) wrong.push('the page broke');
  if (/\[object Object\]|\bundefined\b|\bNaN\b|Invalid Date/.test(look.main))
    wrong.push('shows what no person can read');
  return wrong;
}

function problemsOf(outcome: Outcome, look: Look, before: Look | null): string[] {
  if (outcome === 'works') return [];
  if ('at' in outcome) {
    if (!look.path.startsWith(outcome.at)) return [`is at ${look.path}, not at ${outcome.at}`];
    return outcome.at === '/login' && look.token !== null ? ['the token is still there'] : [];
  }
  const wrong: string[] = [];
  if (!outcome.says.some((sentence) => includes(look.text, sentence))) {
    wrong.push(`says none of ${outcome.says.map(String).join(' | ')}, but: ${look.main.slice(0, 900)}`);
  }
  if (look.ways.length === 0) wrong.push('no way on');
  if (before && String(before.fields) !== String(look.fields)) {
    wrong.push(`lost what was typed: ${String(before.fields)} became ${String(look.fields)}`);
  }
  return wrong;
}

/** The next case opens its page anew: the form of the last one has been sent. */
export function startAnew(room: Room): void {
  filled.delete(room);
}

/**
 * Brings the room to the place where the call can be made, unless it stands there already with
 * everything filled.
 */
export async function prepare(room: Room, operation: OperationId, way: Way): Promise<Look> {
  const kept = filled.get(room);
  if (kept?.operation === operation) {
    const look = await room.look();
    if (JSON.stringify(look.fields) === kept.fields && look.path === way.path) return look;
  }
  filled.delete(room);
  room.portal.restart();
  way.world?.(room.portal.mock.world());
  await room.open(way.path, way.as);
  if (way.fill) {
    await room.look();
    await way.fill(room.page);
  }
  const look = await room.look();
  filled.set(room, { operation, fields: JSON.stringify(look.fields) });
  return look;
}

async function tryAgain(room: Room, { operation }: Case, way: Way): Promise<string[]> {
  room.portal.answer(operation, null);
  const before = room.portal.met.filter((one) => one.operation === operation).length;
  const button = room.page.getByRole('button', { name: way.retry ?? /^(Tentar novamente|Try again)$/ }).first();
  if ((await button.count()) === 0) return ['no button to try again'];
  await button.click();
  await room.portal.asked(operation, before + 1);
  const look = await room.look();
  return faultsOfPage(look).concat(look.text.includes('Tentar novamente') ? ['trying again did not help'] : []);
}

/**
 * Leaves while the answer is on its way: nothing of it may be seen on the page that is open then.
 */
async function leave(room: Room, arrive: () => void): Promise<string[]> {
  await room.goTo('/termos');
  await room.page.getByRole('heading', { level: 1, name: 'Termos de Uso' }).waitFor();
  const before = await room.look();
  arrive();
  await room.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  const after = await room.look();
  return before.main === after.main ? [] : [`the late answer changed another page: ${after.main.slice(0, 200)}`];
}

async function reach(room: Room, { operation }: Case, way: Way): Promise<Look | null> {
  if (way.act) return prepare(room, operation, way);
  filled.delete(room);
  return null;
}

/** Runs one case and says everything that is wrong. */
export async function runCase(room: Room, one: Case): Promise<string[]> {
  const { operation, fault } = one;
  const way = ways[operation];
  const { portal } = room;
  portal.calm();
  number += 1;
  const text = `Frase do servidor número ${number}.`;
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  const before = await reach(room, one, way);
  const sent = portal.met.filter((met) => met.operation === operation).length;
  portal.answer(operation, answererOf(fault, { operation, text, until }));
  await (way.act ? way.act(room.page) : room.enter(way.path, way.as));
  await portal.asked(operation, sent + 1);
  if (fault === 'hanging') {
    await portal.quiet();
    await room.runOut(operation);
  }
  const wrong: string[] = [];
  if (fault === 'slow') {
    wrong.push(...(await leave(room, arrive)));
    filled.delete(room);
  } else {
    const outcome = expectationOf(operation, fault, way, text);
    const look = await room.look();
    wrong.push(...faultsOfPage(look), ...problemsOf(outcome, look, before));
    const isRead = operations[operation].method === 'GET';
    if (
      isRead &&
      wrong.length === 0 &&
      outcome !== 'works' &&
      'says' in outcome &&
      way.quiet !== true &&
      fault !== 'forbidden' &&
      fault !== 'missing'
    ) {
      wrong.push(...(await tryAgain(room, one, way)));
      filled.delete(room);
    }
    if (outcome === 'works' || 'at' in outcome) filled.delete(room);
  }
  wrong.push(...room.takeComplaints());
  if (wrong.length > 0) filled.delete(room);
  return wrong;
}
