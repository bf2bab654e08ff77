import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCommand } from '../support/run.ts';

test('npm run build-storybook builds the stories and the documents', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-storybook-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { ended } = startCommand('npm', ['run', 'build-storybook', '--', '--output-dir', folder, '--quiet']);
  const { code, output } = await ended;
  expect(code, output).toBe(0);
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['componentes-button--default', 'início-bem-vindo--docs']),
  );
});
