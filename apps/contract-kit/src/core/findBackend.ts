import { readJson } from './answer.ts';
import type { Backend } from './backend.ts';
import { NotReady } from './notReady.ts';
import { NoAnswer, type RawAnswer } from './send.ts';

/** What was found at an address instead of the API, and what to do. */
function strangerAt(base: string, { status, headers }: RawAnswer): string {
  const call = `GET ${base}/courses answers ${status}`;
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null)
    return `${call} and leads to ${location}: give the address it leads to, without /courses, with --base-url.`;
  const type = headers.get('content-type') ?? 'no content type';
  return `${call} with ${type}, which is no JSON: is this the address of the API? It usually ends in /api.`;
}

/**
 * How likely an answer to `GET /courses` comes from the API: a list does, other JSON may be a list
 * that differs.
 */
function likeness({ status, text }: RawAnswer): 'api' | 'perhaps' | 'no' {
  const body = readJson(text);
  if (status === 200 && Array.isArray(body)) return 'api';
  return body === undefined || status === 404 || status === 405 ? 'no' : 'perhaps';
}

/**
 * Finds the API at an address, or under /api below it. Accepts one whose catalogue differs from the
 * contract if there is no better one: the checks will say how.
 * @throws NotReady when it is at neither
 */
export async function findBackend(baseUrl: string, at: (base: string) => Backend): Promise<Backend> {
  const given = baseUrl.replace(/\/+$/, '');
  const bases = given.endsWith('/api') ? [given] : [given, `${given}/api`];
  let problem = '';
  let perhaps: Backend | null = null;
  for (const base of bases) {
    const backend = at(base);
    try {
      const answer = await backend.ask('GET', '/courses', new Headers({ Accept: 'application/json' }), undefined);
      const found = likeness(answer);
      if (found === 'api') return backend;
      if (found === 'perhaps') perhaps ??= backend;
      problem ||=
        readJson(answer.text) === undefined
          ? strangerAt(base, answer)
          : `GET ${base}/courses answers ${answer.status}: is this the address of the API? It usually ends in /api.`;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      throw new NotReady(`${base} ${error.message}: start the backend, or correct --base-url.`);
    }
  }
  if (perhaps) return perhaps;
  throw new NotReady(problem);
}
