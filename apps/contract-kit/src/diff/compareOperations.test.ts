import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareOperations } from './compareOperations.ts';
import { OpenDocument } from './openDocument.ts';
import { edited } from './testComparedDocuments.ts';
import { cases } from './testDocumentEdits.ts';

function kinds(...edits: [string, string][]): string[] {
  return compareOperations(edited([]), edited(edits)).map(
    ({ severity, kind, place }) => `${severity} ${kind} ${place}`,
  );
}

describe('two documents', () => {
  it.each(cases)('%s', (_name, [from, to], forwards, backwards) => {
    expect(kinds([from, to])).toContain(forwards);
    const back = compareOperations(edited([[from, to]]), edited([]));
    const told = back.map(({ severity, kind, place }) => `${severity} ${kind} ${place}`);
    if (backwards === '') expect(told).toEqual([]);
    else expect(told).toContain(backwards);
  });

  it('that are the same have no changes, references in circles included', () => {
    expect(kinds()).toEqual([]);
  });

  it('tell a change of a shared schema once, with all its operations', () => {
    const [change, ...more] = compareOperations(edited([]), edited([['[on, off]', '[on]']]));
    expect(change?.operations).toEqual(['GET /people', 'PUT /people/{id}']);
    expect(more).toEqual([]);
  });

  it('know at least fifteen kinds of change', () => {
    const all = cases.flatMap(([, , forwards, backwards]) => [forwards, backwards].map((text) => text.split(' ')[1]));
    expect(new Set(all).size).toBeGreaterThanOrEqual(30);
  });

  it('sort a real break of our own contract', () => {
    const text = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
    const read = (source: string) => new OpenDocument({ ...parse(source) });
    const broken = text.replace('\n  /meu-link:', '\n  /meu-endereco:');
    expect(compareOperations(read(text), read(text))).toEqual([]);
    const told = compareOperations(read(text), read(broken)).map(({ severity, kind, place }) => [
      severity,
      kind,
      place,
    ]);
    expect(told).toContainEqual(['breaking', 'operation-removed', 'GET /meu-link']);
    expect(told).toContainEqual(['safe', 'operation-added', 'GET /meu-endereco']);
  });
});
