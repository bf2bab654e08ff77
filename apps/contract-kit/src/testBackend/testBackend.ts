import { createHmac, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { checkRequest, operations, readParameters } from '@raiz/contract';
import { readJson } from '../core/answer.ts';
import { operationIds } from '../core/contract.ts';
import type { PaymentReport } from '../core/tools.ts';
import { isObject, numberAt } from '../core/values.ts';
import { serve } from '../testServer.ts';
import { accountOperations, activate } from './account.ts';
import { adminOperations } from './admin.ts';
import type { Call, Operations, Reply } from './call.ts';
import { refuse } from './call.ts';
import { hasCertificate, learningOperations } from './learning.ts';
import { moneyOperations, payCheckout } from './money.ts';
import { newState, now, type Person, setAhead, type State } from './state.ts';

const handlers: Operations = { ...accountOperations, ...moneyOperations, ...learningOperations, ...adminOperations };

const routes = operationIds.map((id) => {
  const { method, path: template } = operations[id];
  return { id, method, pattern: new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/** The caller of a request without a session: a person without a row. */
function visitor(): Person {
  const texts = { name: '', email: '', secret: '', since: '' };
  const plan = { state: 'inactive', from: null, until: null };
  return { id: 0, ...texts, admin: false, confirmed: false, blocked: false, sponsor: null, bank: null, more: {}, plan };
}

/** A running independent server. */
export interface IndependentServer {
  /** Base address of the contract's paths. */
  url: string;
  /** Ends all sessions and preserves the rest. */
  restart: () => Promise<void>;
  /** Expires the mailed links. */
  expire: () => Promise<void>;
  /** Blocks a person. */
  block: (person: { email: string }) => Promise<void>;
  /** Reports a payment like the provider. */
  pay: (checkout: string, report: PaymentReport) => Promise<number>;
  /** Sets the clock ahead of the real one by seconds. */
  clock: (seconds: number) => Promise<void>;
  close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<{ text: string; isJson: boolean }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  return { text: Buffer.concat(chunks).toString('utf8'), isJson };
}

/** Days without use after which a session ends. */
const idleDays = 7;

/** The signature of the payment provider. */
function signatureOf(text: string): string {
  return createHmac('sha256', 'segredo-da-operadora').update(text).digest('hex');
}

/** The caller, or the error for an invalid token or role. */
function admit(state: State, access: string, header: string | undefined): { me: Person; token: string } | Reply {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? '';
  const session = state.sessions[token];
  const isFresh = session !== undefined && now() - session.used < idleDays * 86_400_000;
  const me = isFresh ? state.people.find(({ id, blocked }) => id === session.person && !blocked) : undefined;
  if (me && session) session.used = now();
  if (me) return access === 'admin' && !me.admin ? refuse(403, 'Só administradores.') : { me, token };
  if (access === 'member' || access === 'admin') return refuse(401, 'Entre de novo.');
  return { me: visitor(), token };
}

/**
 * A backend without code of the mock server: other texts, other ids, asynchronous work with a lock, sessions that end
 * with a restart, and mails as files. It shares only the contract's table of valid requests.
 * @param folder The folder of the mails.
 */
export async function startIndependentServer(folder: string): Promise<IndependentServer> {
  let state = newState();
  let queue: Promise<unknown> = Promise.resolve();
  let address = '';

  function mail(to: string, text: string): void {
    const head = `From: nao-responda@kit.example\r\nTo: ${to}\r\nSubject: Kit\r\nContent-Type: text/plain; charset=utf-8`;
    writeFileSync(path.join(folder, `${Date.now()}-${randomUUID()}.eml`), `${head}\r\n\r\n${text}\r\n`);
  }

  async function answer(
    request: IncomingMessage,
  ): Promise<{ reply: Reply; allow?: string; location?: string; type?: string }> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', address);
    const pathname = url.pathname.replace(/^\/api/, '');
    const { text, isJson } = await bodyOf(request);
    const activation = /^\/contas\/([^/]+)\/ativar$/.exec(pathname)?.[1];
    if (activation !== undefined) {
      const isKnown = activate(state, activation);
      return {
        reply: [302, null],
        location: `https://kit.example/email-confirmado${isKnown ? '?success=1' : '?erro=1'}`,
      };
    }
    const certificate = /^\/certificados\/(\d+)$/.exec(pathname)?.[1];
    if (certificate !== undefined) {
      const isThere = hasCertificate(state, Number(certificate), url.searchParams.get('assinatura') ?? '');
      return isThere ? { reply: [200, '%PDF-1.4'], type: 'application/pdf' } : { reply: refuse(404, 'Nada aqui.') };
    }
    if (pathname === '/pagamentos/webhook') {
      if (request.headers['x-assinatura'] !== signatureOf(text)) return { reply: refuse(401, 'Quem é?') };
      payCheckout(state, numberAt(readJson(text), '/checkout'));
      return { reply: [200, { ok: true }] };
    }
    const here = routes.filter(({ pattern }) => pattern.test(pathname));
    const route = here.find((one) => one.method === method);
    if (!route) {
      const allow = [...new Set(here.map((one) => one.method))].join(', ');
      return here.length === 0
        ? { reply: refuse(404, 'Não há nada aqui.') }
        : { reply: refuse(405, 'Não assim.'), allow };
    }
    const { id, pattern } = route;
    const { access, takesBody } = operations[id];
    const given = request.headers.authorization;
    const admitted = admit(state, access, given);
    if (Array.isArray(admitted)) return { reply: admitted };
    if (id === 'readCourse' && given !== undefined && admitted.me.id === 0)
      return { reply: refuse(401, 'Entre de novo.') };
    const inPath = Object.entries({ ...pattern.exec(pathname)?.groups });
    const decoded = Object.fromEntries(inPath.map(([name, value]) => [name, decodeURIComponent(value)]));
    const parameters = readParameters(id, { path: decoded, query: Object.fromEntries(url.searchParams) });
    // Its body is optional, but must be valid.
    const hasBody = takesBody && (id !== 'cancelSubscription' || text !== '');
    const body = hasBody ? readJson(text) : undefined;
    const isBad = hasBody && (!isJson || !isObject(body) || text.length > 1024 * 1024);
    if (isBad || checkRequest(id, { ...parameters, body }).length > 0) {
      const unaccepted = id === 'registerMember' && isObject(body) && body['termos_aceitos'] === false;
      const terms = 'Você precisa aceitar os Termos de Uso para se cadastrar.';
      return { reply: refuse(400, unaccepted ? terms : 'Confira os dados.') };
    }
    const sent = isObject(body) ? body : {};
    const call: Call = { state, ...admitted, ...parameters, body: sent, origin: address, mail };
    return { reply: handlers[id]?.(call) ?? refuse(500, 'Falta.') };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Requests first wait briefly, so that they interleave, and then for the lock.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2));
    const turn = queue.then(() => answer(request));
    queue = turn.catch(() => undefined);
    const { reply, allow, location, type = 'application/json;charset=utf-8' } = await turn;
    response.writeHead(reply[0], {
      'Content-Type': type,
      'Cache-Control': 'private, no-store',
      ...(allow === undefined ? {} : { Allow: allow }),
      ...(location === undefined ? {} : { Location: location }),
    });
    if (type === 'application/pdf') response.end(reply[1]);
    else response.end(reply[0] === 204 ? undefined : JSON.stringify(reply[1]));
  }

  const server = await serve((request, response) => void handle(request, response));
  address = server.url;
  return {
    url: `${server.url}/api`,
    async restart() {
      await queue;
      state = { ...structuredClone(state), sessions: {} };
    },
    async expire() {
      for (const row of state.mailed) row.until = 0;
    },
    async block({ email }) {
      for (const person of state.people) person.blocked ||= person.email === email;
    },
    async pay(checkout, report) {
      const event = JSON.stringify({ checkout: Number(/\d+$/.exec(checkout)?.[0]), moeda: 'BRL' });
      const headers = new Headers(report === 'unsigned' ? {} : { 'X-Assinatura': signatureOf(event) });
      const body = report === 'altered' ? event.replace('BRL', 'USD') : event;
      return (await fetch(`${server.url}/api/pagamentos/webhook`, { method: 'POST', headers, body })).status;
    },
    async clock(seconds) {
      setAhead(seconds);
    },
    close: () => {
      setAhead(0);
      return server.close();
    },
  };
}
