import { operations, type OperationId } from '@raiz/contract';
import type { PageState } from '../support/pageState.ts';
import { expectationOf } from './expectation.ts';
import { faultOf, faults, type FaultName } from './faults.ts';
import { discardForm, prepareForm } from './form.ts';
import { pageProblems } from './pageProblems.ts';
import type { Session } from './session.ts';
import type { Outcome } from './trigger.ts';
import { triggerOf } from './triggers/index.ts';

let number = 0;

function includes(text: string, sentence: string | RegExp): boolean {
  return typeof sentence === 'string' ? text.includes(sentence) : sentence.test(text);
}

function problemsOf(outcome: Outcome, state: PageState, before: PageState | null): string[] {
  if (outcome === 'works') return [];
  if ('at' in outcome) {
    if (!outcome.at.test(state.path)) return [`is at ${state.path}, not at ${String(outcome.at)}`];
    return outcome.at.test('/login') && state.token !== null ? ['the token is still there'] : [];
  }
  const wrong: string[] = [];
  if (!outcome.texts.some((sentence) => includes(state.text, sentence))) {
    wrong.push(`says none of ${outcome.texts.map(String).join(' | ')}, but: ${state.main.slice(0, 900)}`);
  }
  if (state.actions.length === 0) wrong.push('no button or link');
  if (before && String(before.fields) !== String(state.fields)) {
    wrong.push(`lost what was typed: ${String(before.fields)} became ${String(state.fields)}`);
  }
  return wrong;
}

async function tryAgain(session: Session, operation: OperationId): Promise<string[]> {
  await session.clearFaults();
  const before = session.callsOf(operation);
  const name = triggerOf(operation).retry ?? /^(Tentar novamente|Try again)$/;
  const button = session.page.getByRole('button', { name }).first();
  if ((await button.count()) === 0) return ['no button to try again'];
  await button.click();
  await session.waitForCall(operation, before + 1);
  const state = await session.readPage();
  return pageProblems(state).concat(state.text.includes('Tentar novamente') ? ['trying again did not help'] : []);
}

/** Leaves the page before the answer arrives; the answer must not change the next page. */
async function leave(session: Session): Promise<string[]> {
  await session.navigate('/termos');
  await session.page.getByRole('heading', { level: 1, name: 'Termos de Uso' }).waitFor();
  const before = await session.readPage();
  await session.clearFaults();
  await session.waitForIdle();
  await session.page.waitForTimeout(60);
  const after = await session.readPage();
  return before.main === after.main ? [] : [`the late answer changed another page: ${after.main.slice(0, 200)}`];
}

/** The problems of the page after the answer, and of a retry. */
async function problemsAfter(
  session: Session,
  operation: OperationId,
  fault: FaultName,
  outcome: Outcome,
  before: PageState | null,
): Promise<string[]> {
  // The test cannot read a page while it navigates to another document; `problemsOf` reports a page that stays.
  if (outcome !== 'works' && 'at' in outcome)
    await session.page.waitForURL(({ pathname }) => outcome.at.test(pathname)).catch(() => undefined);
  const state = await session.readPage();
  const wrong = [...pageProblems(state), ...problemsOf(outcome, state, before)];
  const offersRetry =
    operations[operation].method === 'GET' &&
    outcome !== 'works' &&
    'texts' in outcome &&
    triggerOf(operation).optional !== true &&
    fault !== 'forbidden' &&
    fault !== 'missing';
  return offersRetry && wrong.length === 0 ? tryAgain(session, operation) : wrong;
}

/** Sends an operation with a fault, and returns the problems of the page. */
export async function runCase(session: Session, operation: OperationId, fault: FaultName): Promise<string[]> {
  const trigger = triggerOf(operation);
  number += 1;
  const text = `Frase do servidor número ${number}.`;
  const before = trigger.act ? await prepareForm(session, operation) : null;
  const sent = session.callsOf(operation);
  await session.fault(faultOf(fault, operation, text));
  await (trigger.act ? trigger.act(session.page) : session.enter(trigger.path, trigger.as));
  await session.waitForCall(operation, sent + 1);
  if (fault === 'hanging') {
    await session.waitForIdle();
    await session.timeOut(operation);
  }
  const outcome = expectationOf(operation, fault, trigger, text);
  const wrong =
    fault === 'slow' ? await leave(session) : await problemsAfter(session, operation, fault, outcome, before);
  // The form stays for the next case only if the server rejected it. One that may have made something sends no second.
  const isRejected = before && wrong.length === 0 && outcome !== 'works' && 'texts' in outcome;
  const isRead = operations[operation].method === 'GET';
  const kept = operation.startsWith('create') ? ['status'] : ['status', 'connection'];
  if (!isRejected || isRead || !kept.includes(faults[fault].kind)) discardForm(session);
  return wrong;
}
