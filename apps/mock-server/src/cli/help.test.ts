import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { readProxyOptions } from './proxyOptions.ts';

it.each([
  ['mock', readOptions],
  ['proxy', readProxyOptions],
])('help/%s.txt is what --help prints', async (name, read) => {
  const printed: string[] = [];
  read(['--help'], (text) => printed.push(text));
  await expect(printed.join('')).toMatchFileSnapshot(`../../help/${name}.txt`);
});
