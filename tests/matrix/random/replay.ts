import type { RandomAnswer } from './bodies.ts';

/** What stands in the page between the portal and its server. */
export interface Replay {
  /** Path of the read in question. */
  own: RegExp;
  /**
   * That read is answered with this from now on, and all others as before; null: the server is
   * asked, and remembered.
   */
  answer: RandomAnswer | null;
  /** The server's own answer to the read in question. */
  right: string;
  /** How often the read in question was asked for. */
  asked: number;
  /** Calls of addresses that were not asked for while the server was there. */
  strays: string[];
}

/**
 * Stands between the portal and its server, in the page: every answer is remembered, and given
 * again from the first random answer on, whoever asks, so that nothing but the read in question
 * differs. To be evaluated in the page once.
 */
export function startReplay(): void {
  const known = new Map<string, { status: number; body: string }>();
  const replay: Replay = { own: /^$/, answer: null, right: '', asked: 0, strays: [] };
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
    if (before === undefined) replay.strays.push(name);
    return said(before ?? { status: 404, body: '{"error":"Não encontrado."}' });
  }
  Object.assign(window, { fetch: answer, matrixReplay: replay });
}

/**
 * From now on the server answers again, and its answers to another read are looked at. To be
 * evaluated in the page.
 */
export function listenTo(pattern: string): void {
  Object.assign(Reflect.get(window, 'matrixReplay'), { own: new RegExp(pattern), answer: null, right: '' });
}
