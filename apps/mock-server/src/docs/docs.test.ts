import { operations } from '@raiz/contract';
import { describe, expect, it } from 'vitest';
import { createMockApi } from '../core/createMockApi.ts';
import { testRequest } from '../core/testRequest.ts';
import { readReference } from './readReference.ts';

const api = createMockApi({ reference: readReference });

async function open(path: string): Promise<string> {
  const response = await api.fetch(testRequest(`GET ${path}`));
  expect(response.status).toBe(200);
  return response.text();
}

async function send(path: string, fields: Record<string, string>): Promise<string> {
  const response = await api.fetch(testRequest(`POST ${path}`, { body: new URLSearchParams(fields) }));
  expect(response.status).toBe(200);
  return response.text();
}

describe('the reference', () => {
  it('lists every operation with a way to its page', async () => {
    const list = await open('/__mock/docs');
    for (const id of Object.keys(operations)) expect(list).toContain(`href="/__mock/docs/${id}"`);
  });

  it.each(Object.keys(operations))('says of %s who may call it and all it may answer', async (id) => {
    const text = await open(`/__mock/docs/${id}`);
    const statuses = Object.entries(operations).find(([name]) => name === id)?.[1].statuses ?? [];
    for (const status of statuses) expect(text).toContain(`<summary>${status}: `);
    expect(text).toContain('<label>Como ');
  });

  it('needs nothing from elsewhere, and no script', async () => {
    const text = await open('/__mock/docs/logIn');
    expect(text).not.toMatch(/<script|https?:\/\/(?!localhost)[\w.]+\.(?:js|css)|<style|style=/);
  });

  it('knows no other operation', async () => {
    expect((await api.fetch(testRequest('GET /__mock/docs/toString'))).status).toBe(404);
  });

  it('works without the document, with what the code knows', async () => {
    const response = await createMockApi().fetch(testRequest('GET /__mock/docs/logIn'));
    expect(await response.text()).toContain('Responde 200, 400, 401, 403, 429, 500.');
  });
});

describe('trying an operation', () => {
  it('calls it as the chosen person, shows what came, and leaves no session', async () => {
    const before = api.world().sessions.length;
    const text = await send('/__mock/docs/readProfile', { as: '2', query: '' });
    expect(text).toContain('Resposta: 200');
    expect(text).toContain('Mariana Souza');
    expect(text).toContain('Authorization: Bearer TOKEN');
    expect(api.world().sessions).toHaveLength(before);
  });

  it('changes the world, and keeps what was typed', async () => {
    const body = '{"title":"Um <b>curso</b>","is_premium":0}';
    const text = await send('/__mock/docs/createCourse', { as: '1', body });
    expect(text).toContain('Resposta: 201');
    expect(text).toContain('&lt;b&gt;');
    expect(text).not.toContain('<b>');
    expect(api.world().courses.at(-1)?.title).toBe('Um <b>curso</b>');
  });

  it('shows refusals, and encodes what goes into the path', async () => {
    expect(await send('/__mock/docs/readProfile', { as: '' })).toContain('Resposta: 401');
    expect(await send('/__mock/docs/readCourse', { 'path-id': '../x?y' })).toContain('Resposta: 400');
  });
});
