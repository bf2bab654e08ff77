import { expect, test, vi } from 'vitest';
import { patience, runTask } from './run.ts';

vi.setConfig({ testTimeout: patience });

test('an unknown test step is named, with those there are', async () => {
  expect(await runTask('test', ['nonsense'])).toEqual({
    code: 1,
    output:
      'There is no test step "nonsense": choose of check, unit, stories, sample, journey, deploy, matrix, or name none.\n',
  });
});

test('a run without any test fails', async () => {
  const { code, output } = await runTask('test', ['unit', 'no/such/file.test.ts']);
  expect(code).toBe(1);
  expect(output).toMatch(/── unit: FAILED in \d+ s\n\n0 passed, 1 failed\n$/);
});
