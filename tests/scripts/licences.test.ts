import { expect, test } from 'vitest';
import { startFile } from '../support/run.ts';

test('only permissive licences ship, and packages of tests and builds are no part of it', async () => {
  const { code, output } = await startFile('scripts/licences.mjs').ended;
  expect(output).toMatch(/\d+ packages, 0 of them may not ship\.\n$/);
  expect(code).toBe(0);
  // Packages of the portal, the mock server, the bundled server, and a transitive one.
  for (const name of ['react', 'msw', '@hono/node-server', '@radix-ui/react-focus-scope'])
    expect(output).toContain(` ${name} `);
  expect(output).not.toContain(' vitest ');
});
