import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';

function resolve(base: string) {
  return resolveConfig({ root: fromRoot('apps/portal'), base, logLevel: 'silent' }, 'build');
}

test.each(['/portal', '/portal/', './', '', 'https://files.example.com/'])(
  'a build for the base "%s" stops with a sentence',
  async (base) => {
    await expect(resolve(base)).rejects.toThrow('The portal needs a host of its own');
  },
);

test('a build for the root of a host goes on', async () => {
  expect((await resolve('/')).base).toBe('/');
});
