import { operations } from '@raiz/contract';
import { describe, expect, it } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { testRequest } from '../shared/testRequest.ts';
import { readReference } from './readReference.ts';

const api = createMockApi({ reference: readReference });

async function open(path: string) {
  const response = await api.fetch(testRequest(`GET ${path}`));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Addresses of the scripts and stylesheets of a page. */
function filesOf(text: string): string[] {
  return [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, address = '']) => address);
}

describe('the reference', () => {
  it('has a strict content security policy: nothing inline, no other origin', async () => {
    const { status, headers, text } = await open('/__mock/docs');
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self';",
    );
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self'");
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|https?:/);
  });

  it('has every file that it names', async () => {
    const files = filesOf((await open('/__mock/docs')).text);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const { status, headers, text } = await open(file);
      expect([file, status]).toEqual([file, 200]);
      expect(headers.get('Content-Type')).toMatch(file.endsWith('.js') ? /^text\/javascript/ : /^text\/css/);
      expect(text.length).toBeGreaterThan(200);
    }
  });

  it('reads the contract with every operation', async () => {
    const { headers, text } = await open('/__mock/docs/openapi.json');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    const document: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(text);
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('offers the demo people, and none with another password', async () => {
    const own = createMockApi({ reference: readReference });
    const [user] = own.db().users;
    if (user) user.password = 'minha-senha';
    const text = await (await own.fetch(testRequest('GET /__mock/docs'))).text();
    expect(text).toContain('<option value="ativa@exemplo.com.br">Mariana Souza</option>');
    expect(text).not.toContain(user?.email);
  });

  it('keeps to its database', async () => {
    expect((await open('/__mock/docs')).text).toContain('data-base="/__mock" data-database=""');
    const { text } = await open('/__mock/in/outro/docs');
    expect(text).toContain('data-base="/__mock/in/outro" data-database="outro"');
  });

  it('leads from the id of an operation to its place', async () => {
    const { status, headers } = await open('/__mock/docs/logIn');
    expect([status, headers.get('Location')]).toEqual([303, '/__mock/docs#/account/logIn']);
  });

  it.each(['toString', 'package.json', 'swagger-ui-bundle.js.map', '..'])('has no file %s', async (name) => {
    expect((await open(`/__mock/docs/${name}/x`)).status).toBe(404);
    if (name !== '..') expect((await open(`/__mock/docs/${name}`)).status).toBe(404);
  });

  it('says where it is when its files cannot be read', async () => {
    const text = await (await createMockApi().fetch(testRequest('GET /__mock/docs'))).text();
    expect(text).toContain('npm run mock');
  });
});
