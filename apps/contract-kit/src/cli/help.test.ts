import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('help/kit.txt is what --help prints', async () => {
  const printed: string[] = [];
  readOptions(
    ['--help'],
    () => 1,
    (text) => printed.push(text),
  );
  await expect(printed.join('')).toMatchFileSnapshot('../../help/kit.txt');
});
