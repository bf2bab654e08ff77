import { pathPattern, type OperationId } from '@raiz/contract';
import { test as sessionTest, type Session } from '../session.ts';
import { triggerOf } from '../triggers/index.ts';
import type { ReadPage } from './readPages.ts';
import type { ReplayedAnswer } from './render.ts';

/** Replaces `fetch` in the page and replays recorded answers. */
interface Replay {
  /** Path of the operation under test. */
  own: RegExp;
  /**
   * The answer to the operation under test, while all others are replayed; null: requests go to the server and are
   * recorded.
   */
  answer: ReplayedAnswer | null;
  /** The server's answer to the operation under test. */
  right: string;
  /** Number of requests of the operation under test. */
  asked: number;
}

/**
 * Records every answer of the server, then replays them once one is set, so that only the operation under
 * test differs. Runs in the page; once per document is enough.
 */
function startReplay(): void {
  if (Reflect.has(window, 'matrixReplay')) return;
  const recorded = new Map<string, { status: number; body: string }>();
  const replay: Replay = { own: /^$/, answer: null, right: '', asked: 0 };
  const server = window.fetch.bind(window);
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const responseOf = ({ status, body }: { status: number; body: string }) => new Response(body, { status, headers });

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const isOwn = request.method === 'GET' && replay.own.test(pathname);
    if (isOwn) replay.asked += 1;
    if (replay.answer === null) {
      const response = await server(request);
      const body = await response.clone().text();
      recorded.set(name, { status: response.status, body });
      if (isOwn) replay.right = body;
      return response;
    }
    if (isOwn) return responseOf(replay.answer);
    const before = recorded.get(name);
    return responseOf(before ?? { status: 404, body: '{"error":"Não encontrado."}' });
  }
  Object.assign(window, { fetch: answer, matrixReplay: replay });

  // Rows outside the viewport have no `innerText` otherwise.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Records again, for another operation under test. Runs in the page. */
function watchRead(pattern: string): void {
  Object.assign(Reflect.get(window, 'matrixReplay'), { own: new RegExp(pattern), answer: null, right: '' });
}

/** Opens the page and returns the mock server's own answer to the operation. */
export async function rightAnswer(session: Session, operation: OperationId, target: ReadPage): Promise<unknown> {
  const { page, open, enter, readPage, waitForCall, waitForIdle } = session;
  const own = `^/api${pathPattern(operation)}$`;
  if (target.form) {
    await open(target.path);
    await page.evaluate(startReplay);
    await page.evaluate(watchRead, own);
    await triggerOf(operation).fill?.(page);
    return { id: 2, name: 'Patrícia Gonçalves', email: 'patricia@exemplo.com.br', phone: '(11) 91234-5678' };
  }
  await page.evaluate(watchRead, own);
  await enter(target.path, target.as);
  await waitForCall(operation);
  await waitForIdle();
  await readPage();
  return JSON.parse(await page.evaluate(() => String(Reflect.get(Reflect.get(window, 'matrixReplay'), 'right'))));
}

/** `test` with a page that replays answers. */
export const test = sessionTest.extend({
  session: async ({ session }, use) => {
    await session.page.evaluate(startReplay);
    const size = session.page.viewportSize();
    await use(session);
    if (size) await session.page.setViewportSize(size);
  },
});
