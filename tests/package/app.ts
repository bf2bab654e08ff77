import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** The application's files. It imports little, so that a test can check what its bundle omits. */
const files: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html lang="pt-BR"><title>App</title><link rel="icon" href="data:," /><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  'main.tsx': `
import '@raiz/ui/theme';
import { Button, Notice } from '@raiz/ui';
import { formatMoney } from '@raiz/ui/format';
import { ConfirmDialog } from '@raiz/ui/overlays';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Excluir</Button>
      <Notice tone="success">{formatMoney(250)}</Notice>
      {open && (
        <ConfirmDialog title="Excluir?" confirmText="Sim" onConfirm={() => setOpen(false)} onCancel={() => setOpen(false)}>
          Isto não volta.
        </ConfirmDialog>
      )}
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(<App />);
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    },
    include: ['main.tsx'],
  }),
  'package.json': JSON.stringify({ name: 'app', private: true, type: 'module' }),
};

function link(name: string, modules: string): void {
  const to = path.join(modules, name);
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(fromRoot('node_modules', name), to, 'dir');
}

/**
 * A fresh application outside this repository, with the packed design system installed. Its dependencies are links to
 * the packages of this repository, so it needs no network.
 * @param built folder of the built package
 * @returns the application's folder
 */
export function freshApp(built: string): string {
  const app = mkdtempSync(path.join(tmpdir(), 'ui-app-'));
  const modules = path.join(app, 'node_modules');
  const home = path.join(modules, '@raiz/ui');
  mkdirSync(home, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', built, '--json', '--pack-destination', app], { encoding: 'utf8', cwd: app }),
  );
  execFileSync('tar', ['-xzf', path.join(app, packed.filename), '-C', home, '--strip-components=1']);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const external = { ...dependencies, ...peerDependencies, '@types/react': '', '@types/react-dom': '' };
  for (const name of Object.keys(external)) link(name, modules);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(app, name), text);
  return app;
}
