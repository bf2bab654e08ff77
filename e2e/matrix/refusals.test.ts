import { operationIds, operations, type OperationId } from '@raiz/contract';
import { expectationOf } from './expectation.ts';
import { discardForm, prepareForm } from './form.ts';
import { pageProblems } from './pageProblems.ts';
import { test, expect, type Session } from './session.ts';
import { triggerOf } from './triggers/index.ts';

const writes = operationIds.filter((id) => operations[id].method !== 'GET');

const sentence = 'Frase do servidor para esta recusa.';

interface Refusal {
  title: string;
  status: number;
  body: unknown;
  /** The message for users; without it the page shows the fallback text. */
  text?: string;
}

/** Error answers that servers send. */
const rejections: readonly Refusal[] = [
  { title: '400 with a sentence', status: 400, body: { error: sentence }, text: sentence },
  { title: '409 with a sentence', status: 409, body: { error: sentence }, text: sentence },
  { title: '422 with a sentence', status: 422, body: { error: sentence }, text: sentence },
  { title: '429 with a sentence', status: 429, body: { error: sentence }, text: sentence },
  {
    title: 'a very long sentence',
    status: 400,
    body: { error: 'palavra '.repeat(500).trim() },
    text: 'palavra palavra',
  },
  { title: 'a word without end', status: 400, body: { error: 'x'.repeat(3_000) }, text: 'x'.repeat(200) },
  {
    title: 'markup in the sentence',
    status: 400,
    body: { error: '<img src=x onerror="window.harmed=1"> <b>Não</b>' },
    text: '<img src=x onerror="window.harmed=1"> <b>Não</b>',
  },
  { title: 'an object for a sentence', status: 400, body: { error: { message: sentence } } },
  { title: 'a sentence under another name', status: 400, body: { message: sentence } },
  { title: 'a list', status: 400, body: [sentence] },
  { title: 'a list for a sentence', status: 422, body: { error: [sentence] } },
  { title: 'a number', status: 400, body: 7 },
  { title: 'a blank sentence', status: 400, body: { error: '   ' } },
  { title: 'only a text', status: 500, body: 'Internal Server Error' },
];

/**
 * Whether screen readers announce a text: in a live region, as the description of an invalid field, or at the focus.
 */
function isAnnounced(text: string): boolean {
  const holders = document.querySelectorAll(
    '[role="alert"], [role="status"], [aria-live], [role="alertdialog"], [aria-invalid="true"]',
  );
  const focused = document.activeElement === document.body ? [] : [document.activeElement];
  const described = [...holders].flatMap((one) =>
    ['aria-describedby', 'aria-errormessage'].flatMap((name) =>
      (one.getAttribute(name) ?? '').split(' ').map((id) => document.getElementById(id)),
    ),
  );
  return [...holders, ...described, ...focused].some((one) => one?.textContent.includes(text) === true);
}

async function problemsOf(session: Session, operation: OperationId, refusal: Refusal): Promise<string[]> {
  const { page, callsOf, readPage, waitForCall } = session;
  const trigger = triggerOf(operation);
  discardForm(session);
  const before = await prepareForm(session, operation);
  const first = callsOf(operation);
  await session.fault({ operation, status: refusal.status, body: refusal.body });
  await trigger.act?.(page);
  await waitForCall(operation, first + 1);
  const seen = await readPage();
  const wrong = pageProblems(seen);
  if (String(before.fields) !== String(seen.fields)) wrong.push(`lost what was typed: ${String(seen.fields)}`);
  const likeIt =
    refusal.text === undefined
      ? (['brokenGateway', 'tooMany'] as const)
      : (['tooMany', 'missing', 'brokenServer'] as const);
  const expected = likeIt.flatMap((fault) => {
    const outcome = expectationOf(operation, fault, trigger, refusal.text ?? '');
    return typeof outcome === 'object' && 'texts' in outcome ? outcome.texts : [];
  });
  const candidates = [...expected, ...(refusal.text === undefined ? [] : [refusal.text])].map((one) =>
    typeof one === 'string' ? one.replace('HTTP\u00A0500', `HTTP\u00A0${refusal.status}`) : one,
  );
  const shownText = candidates.find((one) => (typeof one === 'string' ? seen.text.includes(one) : one.test(seen.text)));
  if (shownText === undefined)
    wrong.push(`says none of ${candidates.map(String).join(' | ').slice(0, 300)}, but: ${seen.main.slice(0, 500)}`);
  else if (typeof shownText === 'string' && !(await page.evaluate(isAnnounced, shownText.trim().slice(0, 60))))
    wrong.push(`is not announced: ${shownText.slice(0, 80)}`);
  if (seen.text.includes('"message"')) wrong.push('shows JSON');
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (width > 0) wrong.push(`is ${width} px too wide`);
  if ((await page.evaluate(() => Reflect.get(window, 'harmed'))) !== undefined) wrong.push('the text was executed');
  if (callsOf(operation) !== first + 1) wrong.push(`was sent ${callsOf(operation) - first} times`);
  await session.clearFaults();
  await trigger
    .act?.(page)
    .catch((error: unknown) => wrong.push(`cannot be tried again: ${String(error).slice(0, 200)}`));
  await waitForCall(operation, first + 2).catch((error: unknown) => wrong.push(String(error)));
  // A redirect must finish before the next case opens its page.
  const away = trigger.outcomes?.requiredFieldsOnly;
  if (typeof away === 'object' && 'at' in away) await page.waitForURL(({ pathname }) => away.at.test(pathname));
  discardForm(session);
  return wrong;
}

for (const operation of writes)
  test.describe(operation, () => {
    for (const refusal of rejections)
      test(`survives ${refusal.title}`, async ({ session }) => {
        expect(await problemsOf(session, operation, refusal)).toEqual([]);
      });
  });
