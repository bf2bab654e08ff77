import { expect, test } from 'vitest';
import { startCommand } from '../support/run.ts';

test('every installed package has the version that each package.json asks for', async () => {
  const { code, output } = await startCommand('npm', ['ls', '--all', '--loglevel=error']).ended;
  expect(code === 0 ? '' : output).toBe('');
});
