import { expect, test, vi } from 'vitest';
import { patience, startCommand } from './run.ts';

vi.setConfig({ testTimeout: patience });

test('every installed package has the version that each package.json asks for', async () => {
  const { code, output } = await startCommand('npm', ['ls', '--all', '--loglevel=error']).ended;
  expect(code === 0 ? '' : output).toBe('');
});
