import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kept } from '../testServer.ts';
import { compareDocuments } from './compareDocuments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contract-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const own = path.resolve(import.meta.dirname, '../../../../openapi.yaml');
const text = readFileSync(own, 'utf8');

function file(name: string, content: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

function run(...args: string[]) {
  const output = kept();
  return { code: compareDocuments(args, output), out: output.outText(), err: output.errText() };
}

describe('npm run contract:diff', { timeout: 30_000 }, () => {
  it('finds nothing between a document and itself', () => {
    const { code, out } = run(own, own);
    expect(out).toContain(': no changes.');
    expect(code).toBe(0);
  });

  it('tells what breaks, and fails', () => {
    const next = file(
      'next.yaml',
      text.replace('  /meu-link:', '  /meu-endereco:').replaceAll('- mensal\n', '- anual\n'),
    );
    const { code, out } = run(own, next);
    expect(out).toContain('Breaking: a client or a backend of the old document fails');
    expect(out).toContain('operation-removed  GET /meu-link: the operation is gone');
    expect(out).toContain('value-removed  PedidoAssinatura/plan: no "mensal" any more in requests  (POST /assinatura)');
    expect(code).toBe(1);
  });

  it('holds openapi.yaml against the released contract', () => {
    const { code, err } = run('--released');
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  it.each([
    [
      ['a.yaml'],
      'Two documents are compared, and 1 were given: run "npm run contract:diff -- --help" to see how it is used.',
    ],
    [['--all'], 'There is no option --all: run "npm run contract:diff -- --help" to see how it is used.'],
    [['gone.yaml', own], 'gone.yaml cannot be read: give the path of an OpenAPI document.'],
  ])('%j is refused', (args, sentence) => {
    const { code, err } = run(...args);
    expect(err).toBe(`${sentence}\n`);
    expect(code).toBe(2);
  });

  it.each([
    ['a: [1', 'is neither YAML nor JSON'],
    ['swagger: "2.0"', 'is no OpenAPI 3 document'],
    ['text', 'is no OpenAPI 3 document'],
    ['openapi: 3.1.0', 'has no paths: there is nothing to compare.'],
  ])('a document that is %s is refused', (content, what) => {
    const { code, err } = run(file('bad.yaml', content), own);
    expect(err).toContain(what);
    expect(code).toBe(2);
  });
});
