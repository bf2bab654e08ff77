import { readField, readJson } from '@raiz/api-client/rules';
import { describe, expect, it } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { testRequest, type Sent } from '../shared/testRequest.ts';

/** A mock with an administrator logged in, and a function that sends calls and reads their answers. */
function start() {
  const api = createMockApi();
  api.db().sessions.push({ token: 'admin', user_id: 1 });
  const send = async (call: string, sent: Sent = {}, signal?: AbortSignal) => {
    const response = await api.fetch(new Request(testRequest(call, sent), { signal }));
    const text = response.type === 'error' ? 'cut' : await response.text();
    return { status: response.status, headers: response.headers, body: readJson(text) ?? text };
  };
  const plan = (json: object) => send('POST /__mock/faults', { json });
  const readCourses = (fault?: string, signal?: AbortSignal) =>
    send('GET /api/courses', fault === undefined ? {} : { headers: { 'X-Mock-Fault': fault } }, signal);
  return { send, plan, readCourses };
}

describe('a request with a fault', () => {
  it('gets the status that it asks for, and the answer names the fault', async () => {
    const { status, body, headers } = await start().readCourses('status=429');
    expect([status, readField(body, 'error')]).toEqual([429, 'Muitas tentativas. Aguarde um pouco.']);
    expect([headers.get('retry-after'), headers.get('x-mock-fault-applied')]).toEqual(['30', 'status=429']);
  });

  it.each([
    ['malformed', /^.{20}/],
    ['empty', /^$/],
    ['null', /^null$/],
    ['wrong-shape', /^\{"inesperado":true\}$/],
    ['html', /^<!doctype html>/i],
  ])('gets the broken body %s', async (kind, written) => {
    const { status, body } = await start().readCourses(`body=${kind}`);
    expect(status).toBe(200);
    expect(typeof body === 'string' ? body : JSON.stringify(body)).toMatch(written);
  });

  it('is cut, and the next one is answered', async () => {
    const { readCourses } = start();
    expect((await readCourses('drop')).body).toBe('cut');
    expect((await readCourses()).status).toBe(200);
  });

  it('hangs until its caller gives up', async () => {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), 20);
    const { readCourses } = start();
    await readCourses('hang', giveUp.signal).catch(() => null);
    expect(giveUp.signal.aborted).toBe(true);
    expect((await readCourses()).status).toBe(200);
  });

  it('is answered after a delay', async () => {
    const began = performance.now();
    expect((await start().readCourses('latency=60')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(55);
  });

  it('that is none is a 400 with a sentence', async () => {
    const { status, body } = await start().readCourses('status=42');
    const error = 'status must be a whole number from 200 to 599, not "42".';
    expect([status, body]).toEqual([400, { error, code: 'falha_invalida' }]);
  });
});

describe('a rule', () => {
  it('breaks every second call of one operation until it is taken away', async () => {
    const { send, plan, readCourses } = start();
    await plan({ operation: 'listCourses', fault: 'status=503', every: 2 });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await readCourses()).status);
    statuses.push((await send('GET /api/courses/1')).status);
    await send('DELETE /__mock/faults');
    statuses.push((await readCourses()).status, (await readCourses()).status);
    expect(statuses).toEqual([200, 503, 200, 503, 200, 200, 200]);
  });

  it('answers for a number of calls with its own status and body', async () => {
    const { plan, readCourses } = start();
    const body = { error: 'Frase própria: ação.' };
    await plan({ operation: 'listCourses', status: 409, body, times: 2 });
    for (const status of [409, 409, 200]) expect((await readCourses()).status).toBe(status);
    await plan({ operation: 'listCourses', status: 409, body });
    expect((await readCourses()).body).toEqual(body);
  });

  it('that holds an answer sends it when it is taken away', async () => {
    const { send, plan, readCourses } = start();
    const late = { error: 'Tarde.' };
    const { body } = await plan({ operation: 'listCourses', kind: 'hang', status: 403, body: late });
    const held = readCourses();
    expect(await Promise.race([held, new Promise((resolve) => setTimeout(resolve, 20, 'held'))])).toBe('held');
    await send(`DELETE /__mock/faults/${String(readField(body, 'id'))}`);
    expect(await held).toMatchObject({ status: 403, body: late });
    expect((await readCourses()).status).toBe(200);
  });

  it('gives fields of the usual answer other values, at any depth', async () => {
    const { send, plan } = start();
    await plan({ operation: 'readCourse', fields: { is_premium: null, position: 7 } });
    const { body } = await send('GET /api/courses/1');
    expect(body).toMatchObject({ id: 1, is_premium: null, modules: [{ position: 7 }, { position: 7 }] });
  });

  it('reduces an answer to what the contract requires, a refusal too', async () => {
    const { send, plan, readCourses } = start();
    await plan({ operation: '*', kind: 'required-only' });
    expect(Object.keys(Object((await readCourses()).body)[0])).toEqual(['id', 'title', 'is_premium']);
    expect(await send('GET /api/perfil')).toMatchObject({ status: 401, body: { error: expect.any(String) } });
  });
});

it('a refusal and an answer of its own change nothing, a broken answer does', async () => {
  const { send, plan } = start();
  const create = (fault?: string) =>
    send('POST /api/admin/courses', {
      token: 'admin',
      json: { title: 'Uma vez', is_premium: 0 },
      headers: fault === undefined ? {} : { 'X-Mock-Fault': fault },
    });
  await create('status=500');
  await create('body=empty');
  await plan({ operation: 'createCourse', body: { id: 5 } });
  expect(await create()).toMatchObject({ status: 200, body: { id: 5 } });
  const { body } = await send('GET /api/admin/courses', { token: 'admin' });
  expect(JSON.stringify(body).match(/Uma vez/g)).toHaveLength(1);
});
