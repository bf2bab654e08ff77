import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromRoot, root } from '../../scripts/lib/root.mjs';
import { startCommand } from '../support/run.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** What another team installs with the design system, according to its README. */
const versions = { next: '16.4.6', jsdom: '29.0.1' };

const home = mkdtempSync(path.join(tmpdir(), 'ui-fresh-'));
const readme = readFileSync(fromRoot('packages/ui/README.md'), 'utf8');

/** The only part of the README that matches. */
function partOfReadme(pattern: RegExp): string {
  const found = pattern.exec(readme)?.[1];
  if (found === undefined) throw new Error(`packages/ui/README.md has nothing like ${pattern}.`);
  return found;
}

/** The component in the README, with the theme. */
const plan = partOfReadme(/## Use\n[^]*?```tsx\n([^]*?)```/);

async function run(command: string, args: string[], cwd: string) {
  return startCommand(command, args, { NEXT_TELEMETRY_DISABLED: '1', CI: '1', NODE_ENV: '' }, cwd).ended;
}

async function succeed(command: string, args: string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** A fresh application with files, and the packed design system installed from the registry. */
async function freshApp(name: string, files: Record<string, string>, packages: string[]): Promise<string> {
  const app = path.join(home, name);
  for (const [file, text] of Object.entries({ 'package.json': `{"name":"${name}","private":true}`, ...files })) {
    mkdirSync(path.dirname(path.join(app, file)), { recursive: true });
    writeFileSync(path.join(app, file), text);
  }
  const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const react = ['react', 'react-dom'].map((one) => `${one}@${dependencies[one]}`);
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...react, ...packages];
  await succeed('npm', args, app);
  return app;
}

let tarball = '';

beforeAll(async () => {
  await succeed(process.execPath, ['--import', 'tsx', 'packages/ui/build/main.ts'], root);
  const pack = ['pack', fromRoot('packages/ui/dist'), '--json', '--pack-destination', home];
  const [packed] = JSON.parse(await succeed('npm', ['--loglevel=error', ...pack], root));
  tarball = path.join(home, packed.filename);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a page of a new Next.js application prerenders its components', async () => {
  const page = `
import '@raiz/ui/theme';
import { Card, Notice, Stack } from '@raiz/ui';
import { formatMoney } from '@raiz/ui/format';
import { Plan } from './Plan';

export default function Page() {
  return (
    <Stack>
      <Card title="No servidor">{formatMoney(1314.5)}</Card>
      <Notice tone="success">Pronto</Notice>
      <Plan />
    </Stack>
  );
}
`;
  const layout = `
export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  );
}
`;
  const files = { 'app/page.jsx': page, 'app/layout.jsx': layout, 'app/Plan.jsx': `'use client';\n${plan}` };
  const app = await freshApp('next', files, [`next@${versions.next}`]);
  await succeed('npx', ['--no-install', 'next', 'build'], app);
  const html = readFileSync(path.join(app, '.next/server/app/index.html'), 'utf8').replaceAll('\u{a0}', ' ');
  for (const text of ['No servidor', 'R$ 1.314,50', 'Pronto', 'R$ 250,00', 'Pagar com cartão'])
    expect(html).toContain(text);
  expect(html).toMatch(/<button[^>]+class="[^"]*\w/);
  expect(html).toMatch(/<link rel="stylesheet"/);
});

test('a new Vitest with jsdom renders them, with the setting of the README', async () => {
  const { devDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const proof = `
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Plan } from './Plan.jsx';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

test('the button shows that it works', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(createElement(Plan)));
  expect(place.textContent).toContain('250,00');
  await act(async () => place.querySelector('button').click());
  // A notice gets its text after its region, so that screen readers say it.
  await expect.poll(() => place.textContent).toContain('Você volta para cá depois do pagamento.');
});
`;
  const setting = partOfReadme(/\*\*Vitest\*\*[^\n]*?set `(test: \{.*\})`/);
  const files = {
    'plan.test.jsx': proof,
    'Plan.jsx': plan,
    'vitest.config.mjs': `export default { ${setting} };\n`,
  };
  const app = await freshApp('vitest', files, [`vitest@${devDependencies.vitest}`, `jsdom@${versions.jsdom}`]);
  const { code, output } = await run('npx', ['--no-install', 'vitest', 'run', '--environment', 'jsdom'], app);
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('1 passed') });
});
