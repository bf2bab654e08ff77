import { isOperationId } from '@raiz/contract';
import { expect, it } from 'vitest';
import { inputsOf } from './core/contract.ts';
import { readJson } from './core/answer.ts';
import type { Send } from './core/send.ts';
import { isObject } from './core/values.ts';
import { error, operationOf } from './testDefects/plant.ts';
import { demoApi, findingLine, runKit, toolsOf } from './testKit.ts';

/** Addresses in the form that every backend accepts. */
const address = /^[\w.'+-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z]{2,}$/i;

/** Whether a backend may reject a body: `docs/api-decisions.md#texts`. */
async function mayBeRejected(request: Request): Promise<boolean> {
  const id = operationOf(request) ?? '';
  const body = readJson(await request.clone().text());
  if (!isOperationId(id) || !isObject(body)) return false;
  return Object.entries(inputsOf(id).fields).some(([name, { maxLength, format }]) => {
    const text = body[name];
    if (typeof text !== 'string') return false;
    const isLong = text.length > (maxLength ?? Number.POSITIVE_INFINITY);
    return isLong || /[\0\p{Cs}]/u.test(text) || (format === 'email' && !address.test(text));
  });
}

/** Long texts that these lists omit. */
const left: Readonly<Record<string, readonly string[]>> = {
  listCourses: ['content'],
  listAdminCourses: ['content'],
  listLessons: ['content', 'video_url', 'resource_url'],
  listMyCourses: ['description'],
};

/** A valid server that rejects, omits, hides and lower-cases whatever it may. */
function sparing(): { send: Send; api: ReturnType<typeof demoApi> } {
  const api = demoApi();
  const send: Send = async (request) => {
    const isWrite = request.method === 'POST' || request.method === 'PUT';
    if (isWrite && (await mayBeRejected(request))) return error(400, 'Não aceito.');
    const response = await api.fetch(request);
    const text = await response.text();
    const lacks = left[operationOf(request) ?? ''] ?? [];
    const body = readJson(text);
    if (body === undefined) return new Response(text, response);
    const changed = JSON.stringify(body, (name, value: unknown) => {
      if (lacks.includes(name)) return undefined;
      if (name === 'email' && operationOf(request) === 'readSponsor') return '***@***';
      return name === 'email' && typeof value === 'string' ? value.toLowerCase() : value;
    });
    return new Response(changed, response);
  };
  return { send, api };
}

it('finds nothing wrong with a server that takes and answers no more than it must', { timeout: 120_000 }, async () => {
  const { send, api } = sparing();
  const { findings } = await runKit(send, { only: ['accept', 'echo'] }, toolsOf(api));
  expect(findings.map(findingLine)).toEqual([]);
});
