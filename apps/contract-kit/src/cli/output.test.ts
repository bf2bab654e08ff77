import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { clearLine, outputTo, printable } from './output.ts';

test.each([
  ['Curso \u001b[2J\u0007', 'Curso \\u001b[2J\\u0007'],
  ['a\rb\u009bc', 'a\\u000db\\u009bc'],
  ['a\u202eb', 'a\\u202eb'],
  [`${clearLine}x${clearLine}`, `${clearLine}x\\u000d\\u001b[K`],
  ['Ação\n\tdois', 'Ação\n\tdois'],
])('%j is printed as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test.each([0, 1])('a closed pipe does not end the run, another fault of stream %i does', (at) => {
  const streams = [new PassThrough(), new PassThrough()] as const;
  outputTo(...streams, false);
  const fail = (code: string) => () => streams[at]?.emit('error', Object.assign(new Error(code), { code }));
  expect(fail('EPIPE')).not.toThrow();
  expect(fail('EIO')).toThrow('EIO');
});
