import type { OperationId } from '@raiz/contract';
import { operations } from '@raiz/contract';
import { answererFor } from './answers.ts';
import { expectationOf } from './expectation.ts';
import type { FaultName } from './faults.ts';
import type { PageState } from '../support/pageState.ts';
import type { TestSession } from './testSession.ts';
import type { Outcome, Trigger } from './trigger.ts';
import { triggers } from './triggers/index.ts';

/** One case: an operation with a fault. */
export interface Case {
  operation: OperationId;
  fault: FaultName;
}

/** The operation whose form is still filled in, by session. */
const filled = new WeakMap<TestSession, { operation: OperationId; fields: string }>();

let number = 0;

/** The text of the error boundary. */
const broke = 'Algo deu errado nesta página';

function includes(text: string, sentence: string | RegExp): boolean {
  return typeof sentence === 'string' ? text.includes(sentence) : sentence.test(text);
}

/** Problems that no page may have. */
export function pageProblems(state: PageState): string[] {
  const wrong: string[] = [];
  if (state.busy.length > 0) wrong.push(`still loading: ${state.busy.join(' | ')}`);
  if (state.headings === 0) wrong.push('no heading in main');
  if (state.main.trim().length < 20) wrong.push(`a blank page: "${state.main.trim()}"`);
  if (state.text.includes(broke)) wrong.push('the page broke');
  if (/\[object Object\]|\bundefined\b|\bNaN\b|Invalid Date/.test(state.main)) wrong.push('shows a raw value');
  return wrong;
}

function problemsOf(outcome: Outcome, state: PageState, before: PageState | null): string[] {
  if (outcome === 'works') return [];
  if ('at' in outcome) {
    if (!state.path.startsWith(outcome.at)) return [`is at ${state.path}, not at ${outcome.at}`];
    return outcome.at === '/login' && state.token !== null ? ['the token is still there'] : [];
  }
  const wrong: string[] = [];
  if (!outcome.says.some((sentence) => includes(state.text, sentence))) {
    wrong.push(`says none of ${outcome.says.map(String).join(' | ')}, but: ${state.main.slice(0, 900)}`);
  }
  if (state.actions.length === 0) wrong.push('no button or link');
  if (before && String(before.fields) !== String(state.fields)) {
    wrong.push(`lost what was typed: ${String(before.fields)} became ${String(state.fields)}`);
  }
  return wrong;
}

/** Makes the next case load its page again, because the form has been sent. */
export function discardForm(session: TestSession): void {
  filled.delete(session);
}

/** Opens the page and fills its form, unless the last case left both ready. */
export async function prepare(session: TestSession, operation: OperationId, trigger: Trigger): Promise<PageState> {
  const kept = filled.get(session);
  if (kept?.operation === operation) {
    const state = await session.readPage();
    if (JSON.stringify(state.fields) === kept.fields && state.path === trigger.path) return state;
  }
  filled.delete(session);
  session.portal.restart();
  trigger.world?.(session.portal.mock.world());
  await session.open(trigger.path, trigger.as);
  if (trigger.fill) {
    await session.readPage();
    await trigger.fill(session.page);
  }
  const state = await session.readPage();
  filled.set(session, { operation, fields: JSON.stringify(state.fields) });
  return state;
}

async function tryAgain(session: TestSession, { operation }: Case, trigger: Trigger): Promise<string[]> {
  session.portal.answer(operation, null);
  const before = session.portal.requests.filter((one) => one.operation === operation).length;
  const button = session.page.getByRole('button', { name: trigger.retry ?? /^(Tentar novamente|Try again)$/ }).first();
  if ((await button.count()) === 0) return ['no button to try again'];
  await button.click();
  await session.portal.waitForRequest(operation, before + 1);
  const state = await session.readPage();
  return pageProblems(state).concat(state.text.includes('Tentar novamente') ? ['trying again did not help'] : []);
}

/** Leaves before the answer arrives; it must not change the next page. */
async function leave(session: TestSession, arrive: () => void): Promise<string[]> {
  await session.navigate('/termos');
  await session.page.getByRole('heading', { level: 1, name: 'Termos de Uso' }).waitFor();
  const before = await session.readPage();
  arrive();
  await session.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  const after = await session.readPage();
  return before.main === after.main ? [] : [`the late answer changed another page: ${after.main.slice(0, 200)}`];
}

async function reach(session: TestSession, { operation }: Case, trigger: Trigger): Promise<PageState | null> {
  if (trigger.act) return prepare(session, operation, trigger);
  filled.delete(session);
  return null;
}

/** Runs one case and returns its problems. */
export async function runCase(session: TestSession, one: Case): Promise<string[]> {
  const { operation, fault } = one;
  const trigger = triggers[operation];
  const { portal } = session;
  portal.reset();
  number += 1;
  const text = `Frase do servidor número ${number}.`;
  let arrive: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (arrive = resolve));
  const before = await reach(session, one, trigger);
  const sent = portal.requests.filter((request) => request.operation === operation).length;
  portal.answer(operation, answererFor(fault, { operation, text, until }));
  await (trigger.act ? trigger.act(session.page) : session.enter(trigger.path, trigger.as));
  await portal.waitForRequest(operation, sent + 1);
  if (fault === 'hanging') {
    await portal.waitForIdle();
    await session.timeOut(operation);
  }
  const wrong: string[] = [];
  if (fault === 'slow') {
    wrong.push(...(await leave(session, arrive)));
    filled.delete(session);
  } else {
    const outcome = expectationOf(operation, fault, trigger, text);
    // A page that leaves for another document cannot be read meanwhile; if it does not, it says so.
    if (outcome !== 'works' && 'at' in outcome) {
      await session.page.waitForURL(({ pathname }) => pathname.startsWith(outcome.at)).catch(() => undefined);
    }
    const state = await session.readPage();
    wrong.push(...pageProblems(state), ...problemsOf(outcome, state, before));
    const isRead = operations[operation].method === 'GET';
    if (
      isRead &&
      wrong.length === 0 &&
      outcome !== 'works' &&
      'says' in outcome &&
      trigger.optional !== true &&
      fault !== 'forbidden' &&
      fault !== 'missing'
    ) {
      wrong.push(...(await tryAgain(session, one, trigger)));
      filled.delete(session);
    }
    if (outcome === 'works' || 'at' in outcome) filled.delete(session);
  }
  wrong.push(...session.takeBrowserErrors());
  if (wrong.length > 0) filled.delete(session);
  return wrong;
}
