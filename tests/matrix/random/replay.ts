import type { RandomAnswer } from './bodies.ts';

/** Replaces `fetch` in the page and replays recorded answers. */
export interface Replay {
  /** Path of the read under test. */
  own: RegExp;
  /**
   * The answer to the read under test, while all others are replayed; null: requests go to the
   * server and are recorded.
   */
  answer: RandomAnswer | null;
  /** The server's answer to the read under test. */
  right: string;
  /** Number of requests of the read under test. */
  asked: number;
  /** Requests that were not recorded. */
  unknownRequests: string[];
}

/**
 * Records every answer of the server, then replays them once a random answer is set, so that only
 * the read under test differs. Runs once in the page.
 */
export function startReplay(): void {
  const known = new Map<string, { status: number; body: string }>();
  const replay: Replay = { own: /^$/, answer: null, right: '', asked: 0, unknownRequests: [] };
  const server = window.fetch.bind(window);
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const said = ({ status, body }: { status: number; body: string }) => new Response(body, { status, headers });

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const isOwn = request.method === 'GET' && replay.own.test(pathname);
    if (isOwn) replay.asked += 1;
    if (replay.answer === null) {
      const response = await server(request);
      const body = await response.clone().text();
      known.set(name, { status: response.status, body });
      if (isOwn) replay.right = body;
      return response;
    }
    if (isOwn) return said(replay.answer);
    const before = known.get(name);
    if (before === undefined) replay.unknownRequests.push(name);
    return said(before ?? { status: 404, body: '{"error":"Não encontrado."}' });
  }
  Object.assign(window, { fetch: answer, matrixReplay: replay });
}

/** Records again, for another read under test. Runs in the page. */
export function watchRead(pattern: string): void {
  Object.assign(Reflect.get(window, 'matrixReplay'), { own: new RegExp(pattern), answer: null, right: '' });
}
