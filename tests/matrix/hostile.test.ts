import { operations, type OperationId } from '@raiz/contract';
import { describe, expect, test } from 'vitest';
import { sharedSession } from './testSession.ts';
import { prepare } from './runCase.ts';
import { triggers } from './triggers/index.ts';

/** Replaces every string in a value. */
function withStrings(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((one: unknown) => withStrings(one, change, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withStrings(one, change, name)]));
}

/** The mock server's answer with a changed body. */
async function rewritten(pass: () => Promise<Response>, change: (body: unknown) => unknown): Promise<Response> {
  const response = await pass();
  const body: unknown = await response.json();
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(JSON.stringify(change(body)), { status: response.status, headers });
}

const session = sharedSession();

const reads = Object.keys(operations)
  .filter((id): id is OperationId => id in operations)
  .filter((id) => operations[id].method === 'GET');

/** Text that would run if it became markup, an address or a script. */
const text = `<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>"'>{{7*7}}\${7*7}\u202e\u0000`;

/** Reads whose texts are not shown: levels, states, parts of an address. */
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

/** Executed code, and addresses that are not web, e-mail or phone links. */
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

async function expectUnharmed(): Promise<string> {
  const { page, readPage, takeBrowserErrors } = session();
  const seen = await readPage();
  expect(await page.evaluate(harmInPage)).toEqual([]);
  expect(seen).toMatchObject({ busy: [], headings: 1 });
  expect(seen.text).not.toContain('Algo deu errado nesta página');
  expect(takeBrowserErrors()).toEqual([]);
  return [seen.text, ...seen.fields].join('\n');
}

async function showRead(operation: OperationId, hostile: (text: string, field: string) => unknown): Promise<string> {
  const { portal, enter, page } = session();
  const trigger = triggers[operation];
  portal.reset();
  if (trigger.act) await prepare(session(), operation, trigger);
  portal.answer(operation, (pass) => rewritten(pass, (body) => withStrings(body, hostile)));
  if (trigger.act) await trigger.act(page);
  else await enter(trigger.path, trigger.as);
  await portal.waitForRequest(operation);
  return expectUnharmed();
}

describe('hostile text in every field', () => {
  test.each(reads)('of %s is shown as typed', async (operation) => {
    const seen = await showRead(operation, (_text, field) => (/date|_at$|^data/.test(field) ? _text : text));
    expect(seen.includes('<img src=x onerror="window.harmed=1">') || hiddenReads.includes(operation)).toBe(true);
  });
});

describe('hostile addresses', () => {
  const places: readonly OperationId[] = ['listVideos', 'readLesson', 'readReferralLink', 'listMyCertificates'];
  test.each(places.flatMap((operation) => addresses.map((address) => ({ operation, address }))))(
    'of $operation: $address',
    async ({ operation, address }) => {
      const seen = await showRead(operation, (own, field) =>
        /^(content|video_url|resource_url|referralLink|certificate_url)$/.test(field) ? address : own,
      );
      expect(seen).not.toBe('');
    },
  );

  const answers = { requestPasswordReset: 'preview_url', startSubscription: 'checkout_url' } as const;
  const writes = ['requestPasswordReset', 'startSubscription'] as const;
  test.each(writes.flatMap((operation) => addresses.map((address) => ({ operation, address }))))(
    'of $operation: $address',
    async ({ operation, address }) => {
      const { portal, page } = session();
      const trigger = triggers[operation];
      portal.reset();
      await prepare(session(), operation, trigger);
      portal.answer(operation, (pass) =>
        rewritten(pass, () => ({ message: 'Pronto.', [answers[operation]]: address })),
      );
      const before = portal.requests.filter((request) => request.operation === operation).length;
      await trigger.act?.(page);
      await portal.waitForRequest(operation, before + 1);
      await expectUnharmed();
      expect(new URL(page.url()).origin).toBe(portal.address);
    },
  );
});
