import { execFile } from 'node:child_process';
import { demoPassword, type MockApi } from '@raiz/mock-server';
import { requestListener } from '@raiz/mock-server/http';
import { readJson } from './core/answer.ts';
import type { Finding } from './core/finding.ts';
import type { Send } from './core/send.ts';
import { textAt } from './core/values.ts';
import { demoAccounts, demoApi, runKit, accountStates, toolsOf } from './testKit.ts';
import { serve, type TestServer } from './testServer.ts';

/** A backend of a test: its answers, and the effects of a restart and of expiring links. */
export interface Backend {
  send: Send;
  restart?: () => Promise<void>;
  expire?: () => Promise<void>;
  /** The mock server below, whose sessions are real whatever the layers above break. */
  api: () => MockApi;
}

/** A server over HTTP whose backend can be replaced, and shells that call it. */
export interface Stage extends TestServer {
  /** Runs checks against a backend, without HTTP, and returns their findings. */
  find: (backend: Backend, only: string[], given?: 'restart'[]) => Promise<Finding[]>;
  /** Runs the lines of a finding, also of another stage, against a backend and returns their output. */
  again: (backend: Backend, lines: string) => Promise<string>;
}

const accounts = { ...demoAccounts, ...accountStates };

/** The documented variables, as a user sets them. */
async function variablesOf(api: MockApi, origin: string): Promise<Record<string, string>> {
  const variables: Record<string, string> = { SWAPPED_PASSWORD: demoPassword.toUpperCase() };
  for (const [name, account] of Object.entries(accounts)) {
    const body = JSON.stringify(account);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await api.fetch(new Request(`${origin}/api/login`, { method: 'POST', headers, body }));
    const start = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    variables[`${start}_TOKEN`] = textAt(readJson(await answer.text()), '/token');
    variables[`${start}_PASSWORD`] = account.password;
  }
  return variables;
}

/**
 * The output of a shell without what changes each time: moments, tokens, headers of the connection, and the order of
 * simultaneous answers.
 */
function steady(text: string): string {
  const keys: string[] = [];
  const numberOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.push(key) - 1) + 1;
  return (
    text
      .replaceAll(/^(?:date|x-request-id|content-length|keep-alive|connection):.*\r?\n/gim, '')
      .replaceAll(/==> \S+ <==/g, '')
      .replaceAll(/"ahead":-?\d+/g, '')
      .replaceAll(/ in \d+\.\d s/g, '')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|[\w-]{20,}/g, (key) => {
        const hours = Math.round((Date.parse(key) - Date.now()) / 3_600_000);
        if (Math.abs(hours) > 0) return `${hours} HOURS`;
        const isLike = keys.some((one) => one !== key && one.slice(0, 12) === key.slice(0, 12));
        return `KEY${numberOf(key)}${isLike && key.length >= 22 && !key.includes(':') ? ' LIKE' : ''}`;
      })
      .replaceAll(/(?<=[ -])\d{8}\b/g, 'RUN')
      .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
      .split(/\r?\n/)
      // The content of a PDF.
      .filter((line) => !/[^\P{Cc}\t]|\ufffd|^\/Length|^\d+$/u.test(line))
      .join('\n')
  );
}

/** Converts the server's request into a plain Request, which can be cloned. */
async function whole(request: Request): Promise<Request> {
  const { method, url, headers } = request;
  const body = await request.arrayBuffer();
  return new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) });
}

/** Views of the output: all lines, those with a status, and those after simultaneous calls. */
const views: readonly ((text: string) => string)[] = [
  (text) => text.split('\n').sort().join('\n'),
  (text) =>
    text
      .split('\n')
      .filter((line) => /^HTTP|: \d{3}\b/.test(line))
      .sort()
      .join('\n'),
  (text) => text.split('After these:').at(-1) ?? '',
  (text) =>
    text
      .split('\n')
      .filter((line) => /^✗ |^No differences/.test(line))
      .join('\n'),
];

/**
 * Whether a text shows something that no usual output shows. Ignores views in which the usual outputs differ: what
 * changes each time proves nothing.
 */
export function shows(text: string, usual: readonly string[]): boolean {
  return views.some((view) => new Set(usual.map(view)).size === 1 && !usual.map(view).includes(view(text)));
}

/** The lines wait for a backend and its mails in seconds; our servers need less. */
const shortWaits = 'sleep() { command sleep 0.1; }';

/** Starts the server. */
export async function startStage(): Promise<Stage> {
  let backend: Backend = { send: () => Promise.reject(new Error('none')), api: demoApi };
  const listener = requestListener(async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/test/')) return backend.send(await whole(request)).catch(() => Response.error());
    await (pathname === '/test/restart' ? backend.restart : backend.expire)?.();
    return new Response('');
  });
  const server = await serve((incoming, outgoing) => void listener(incoming, outgoing));
  return {
    ...server,
    async find(next, only, given) {
      backend = next;
      const tools = { ...toolsOf(next.api()), ...(next.restart && { restart: next.restart }) };
      const choice = given ? { only, given: [...given, 'mailbox' as const] } : { only };
      return (await runKit(next.send, { ...choice, level: 'fuzz' }, tools, server.url)).findings;
    },
    async again(next, lines) {
      backend = next;
      const env = { ...process.env, ...(await variablesOf(next.api(), server.url)) };
      const script = `${shortWaits}\n${lines.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, server.url)}`;
      const printed = await new Promise<string>((resolve) =>
        execFile('sh', ['-c', script], { env, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 }, (_, out) => resolve(out)),
      );
      return steady(printed);
    },
  };
}
