import { Writable } from 'node:stream';
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

/** A stream whose writes fail with an error of a code, as a closed pipe does. */
function failing(code: string): Writable {
  return new Writable({
    write(_chunk, _encoding, done) {
      done(Object.assign(new Error(code), { code }));
    },
  });
}

test('a reader that has gone does not end the run', async () => {
  const output = outputTo(failing('EPIPE'), failing('EPIPE'), false);
  output.out('one\n');
  output.err('two\n');
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(() => output.out('three\n')).not.toThrow();
});
