import { expect, test } from 'vitest';
import { fileLimit, functionLimit, tooLong } from './fileSize.ts';
import { codeFiles, isProof, patience } from './sources.ts';

test('no file and no function is too long', { timeout: patience }, () => {
  expect(codeFiles.filter(({ path }) => !isProof(path)).flatMap(tooLong)).toEqual([]);
});

function file(text: string) {
  return { path: 'packages/ui/src/x.ts', text };
}

test('finds a file over the limit, not one at the limit', () => {
  expect(tooLong(file('export {};\n'.repeat(fileLimit)))).toEqual([]);
  expect(tooLong(file('export {};\n'.repeat(fileLimit + 1)))).toEqual([
    `packages/ui/src/x.ts has ${fileLimit + 1} lines`,
  ]);
});

test.each(['function f() {', 'export const f = () => {', 'export const o = { f() {'])('finds a long %s', (head) => {
  const end = head.startsWith('export const o') ? '}}' : '}';
  const of = (lines: number) => tooLong(file(`${head}\n${'  g();\n'.repeat(lines - 2)}${end}`));
  expect(of(functionLimit)).toEqual([]);
  expect(of(functionLimit + 1)).toEqual([`packages/ui/src/x.ts:1 is a function of ${functionLimit + 1} lines`]);
});
