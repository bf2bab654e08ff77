import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('help/mock.txt is what --help prints', async () => {
  const printed: string[] = [];
  readOptions(['--help'], (text) => printed.push(text));
  await expect(printed.join('')).toMatchFileSnapshot('../../help/mock.txt');
});
