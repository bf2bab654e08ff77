import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EncodingProblem, readText, withoutMark } from './text.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(bytes: Uint8Array): string {
  const file = path.join(folder, 'file');
  writeFileSync(file, bytes);
  return readText(file);
}

const text = '{"name": "João"}\r\n';
const marked = Buffer.from(`\u{feff}${text}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\u{feff}${text}`)],
  ['UTF-16 LE with a mark', marked],
  ['UTF-16 BE with a mark', Buffer.from(marked).swap16()],
])('%s is read, without its mark', (_encoding, bytes) => {
  expect(read(bytes)).toBe(text);
});

test('nothing, and only a mark, are empty texts', () => {
  for (const bytes of [[], [0xef, 0xbb, 0xbf], [0xff, 0xfe]]) expect(read(Uint8Array.from(bytes))).toBe('');
});

test.each([
  ['Windows-1252', Buffer.from(text, 'latin1')],
  ['half a letter of UTF-16', marked.subarray(0, -1)],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
])('%s is refused with what to do', (_encoding, bytes) => {
  expect(() => read(bytes)).toThrow(EncodingProblem);
  expect(() => read(bytes)).toThrow('is neither UTF-8 nor UTF-16: save it as UTF-8');
});

test('a mark is taken from the start only', () => {
  const bytes = Buffer.from('\u{feff}a\u{feff}');
  expect(Buffer.from(withoutMark(bytes)).toString()).toBe('a\u{feff}');
  expect(withoutMark(Buffer.from('a'))).toEqual(Buffer.from('a'));
});

test('a missing file is an error of Node', () => {
  expect(() => readText(path.join(folder, 'none'))).toThrow('ENOENT');
});
