import { operationIds, operations, type OperationId } from '@raiz/contract';
import type { Fault } from '@raiz/mock-server';
import { portalAddress } from '../support/fixtures.ts';
import { discardForm, prepareForm } from './form.ts';
import { operationOf, test, expect, type Session } from './session.ts';
import { triggerOf } from './triggers/index.ts';

/** Replaces every string in a value. */
function withStrings(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((one: unknown) => withStrings(one, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withStrings(one, change, name)]));
}

const reads = operationIds.filter((id) => operations[id].method === 'GET');

/** Text that would run if the portal used it as markup, an address or a script. */
const text = `<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>"'>{{7*7}}\${7*7}\u202e\u0000`;

/** GET operations whose texts no page shows: levels, states, parts of an address. */
const hiddenReads: readonly OperationId[] = ['readSubscriptionStatus', 'readLessonProgress', 'listOrderedLessons'];

/** Addresses that would run code or open other programs. */
const addresses = [
  'javascript:window.harmed=1',
  'JaVaScRiPt:window.harmed=1',
  ' javascript:window.harmed=1',
  '\u0001javascript:window.harmed=1',
  'java\nscript:window.harmed=1',
  'java\tscript:window.harmed=1',
  'javascript://exemplo.com.br/%0Awindow.harmed=1',
  'data:text/html,<script>window.harmed=1</script>',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuaGFybWVkPTE8L3NjcmlwdD4=',
  'vbscript:window.harmed=1',
  'blob:https://exemplo.com.br/1',
  'file:///etc/passwd',
  'about:blank',
  'filesystem:https://exemplo.com.br/1',
  'view-source:https://exemplo.com.br',
  'https://exemplo.com.br,javascript:window.harmed=1',
  'javascript:window.harmed=1,https://exemplo.com.br',
  'https:javascript:window.harmed=1',
  'ms-word:ofe|u|https://exemplo.com.br/a.docx',
  'intent://exemplo.com.br#Intent;scheme=http;end',
];

/** Executed code, and addresses other than web, e-mail or phone links. */
function harmInPage(): string[] {
  const allowed = /^(https?|mailto|tel):$/;
  const found = [...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction'].flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null || element.closest('head') !== null) return [];
      const address = new URL(value, location.href);
      const ours = element.localName === 'img' && value.startsWith('data:image/');
      return allowed.test(address.protocol) || ours ? [] : [`${element.localName} ${name}=${value}`];
    }),
  );
  return Reflect.get(window, 'harmed') === undefined ? found : [...found, 'the text was executed'];
}

async function expectUnharmed({ page, readPage }: Session): Promise<string> {
  const seen = await readPage();
  expect(await page.evaluate(harmInPage)).toEqual([]);
  expect(seen).toMatchObject({ busy: [], headings: 1 });
  expect(seen.text).not.toContain('Algo deu errado nesta página');
  return [seen.text, ...seen.fields].join('\n');
}

/** Opens the page with the button that sends an operation. */
async function arrive(session: Session, operation: OperationId): Promise<void> {
  discardForm(session);
  if (triggerOf(operation).act) await prepareForm(session, operation);
}

/** Presses that button, or opens the page that sends the operation on load. */
async function send({ page, enter }: Session, operation: OperationId): Promise<void> {
  const { act, path, as } = triggerOf(operation);
  await (act ? act(page) : enter(path, as));
}

/** Sends an operation with the fault, and expects that its answer is harmless. */
async function expectUnharmedBy(session: Session, fault: Fault & { operation: OperationId }): Promise<string> {
  const planted = await session.fault(fault);
  await send(session, fault.operation);
  await expect.poll(() => session.mock.hits(planted), { intervals: [20] }).toBeGreaterThanOrEqual(1);
  return expectUnharmed(session);
}

test.describe('hostile text in every field', () => {
  for (const operation of reads)
    test(`of ${operation} is shown as typed`, async ({ session }) => {
      const { page, readPage } = session;
      await arrive(session, operation);
      const answer = page.waitForResponse((one) => operationOf(one.request()) === operation);
      await send(session, operation);
      const right: unknown = await (await answer).json();
      await readPage();
      await arrive(session, operation);
      const body = withStrings(right, (own, field) => (/date|_at$|^data/.test(field) ? own : text));
      const seen = await expectUnharmedBy(session, { operation, body });
      expect(seen.includes('<img src=x onerror="window.harmed=1">') || hiddenReads.includes(operation)).toBe(true);
    });
});

test.describe('hostile addresses', () => {
  const names = ['content', 'video_url', 'resource_url', 'referralLink', 'certificate_url'];
  for (const operation of ['listVideos', 'readLesson', 'readReferralLink', 'listMyCertificates'] as const)
    for (const address of addresses)
      test(`of ${operation}: ${address}`, async ({ session }) => {
        const fields = Object.fromEntries(names.map((name) => [name, address]));
        expect(await expectUnharmedBy(session, { operation, fields })).not.toBe('');
      });

  const answers = { requestPasswordReset: 'preview_url', startSubscription: 'checkout_url' } as const;
  for (const operation of ['requestPasswordReset', 'startSubscription'] as const)
    for (const address of addresses)
      test(`of ${operation}: ${address}`, async ({ session }) => {
        await arrive(session, operation);
        await expectUnharmedBy(session, { operation, body: { message: 'Pronto.', [answers[operation]]: address } });
        expect(new URL(session.page.url()).origin).toBe(portalAddress());
      });
});
