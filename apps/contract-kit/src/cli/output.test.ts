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

test.each(['EPIPE', 'EIO', 'ENOSPC'])('a stream that fails with %s does not end the run', (code) => {
  const streams = [new PassThrough(), new PassThrough()] as const;
  outputTo(...streams, false);
  for (const stream of streams)
    expect(() => stream.emit('error', Object.assign(new Error(code), { code }))).not.toThrow();
});
