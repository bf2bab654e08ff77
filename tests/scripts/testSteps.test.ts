import { expect, test } from 'vitest';
import { runTask } from '../support/run.ts';

test('an unknown test step is named, with those there are', async () => {
  expect(await runTask('test', ['nonsense'])).toEqual({
    code: 1,
    output:
      'There is no test step "nonsense": choose of check, unit, stories, sample, slow, scripts, package, e2e, deploy, matrix, browsers, or name none.\n',
  });
});
