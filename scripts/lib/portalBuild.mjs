import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { Problem } from './problem.mjs';
import { releaseName } from './release.mjs';
import { fromRoot } from './root.mjs';
import { runNode } from './spawn.mjs';

const record = fromRoot('.cache', 'portal-build.json');

/** The inputs of a build. */
const sources = [
  'apps/portal',
  'packages/ui',
  'packages/api-client',
  'package-lock.json',
  'tsconfig.json',
  'docs/deploy',
  'scripts/lib/portalBuild.mjs',
  'scripts/lib/release.mjs',
];

function currentInputs() {
  const named = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_') || name === 'SITE_URL');
  return fingerprint(sources, { ...Object.fromEntries(named), RELEASE: releaseName() });
}

/**
 * When the build's page was written; null without a build or its settings. Detects builds made by
 * vite alone.
 */
function builtAt() {
  try {
    statSync(fromRoot('apps/portal/deploy/nginx.conf'));
    return statSync(fromRoot('apps/portal/dist/index.html')).mtimeMs;
  } catch {
    return null;
  }
}

/** @param {string} inputs */
function isFresh(inputs) {
  try {
    const known = JSON.parse(readFileSync(record, 'utf8'));
    return known.inputs === inputs && known.builtAt === builtAt();
  } catch {
    return false;
  }
}

/** Builds the portal to `apps/portal/dist`. Throws a `Problem` when it does not build. */
export function buildPortal() {
  return withLock('build', build);
}

async function build() {
  const inputs = currentInputs();
  // The server of the build answers /api, so the build knows neither backend nor mock.
  const env = { API_URL: '', VITE_MOCK: '', NODE_ENV: 'production', RELEASE: releaseName() };
  const { code, output } = await runNode(['--import', 'tsx', 'apps/portal/build/main.ts'], { env, quiet: true });
  if (code !== 0) {
    throw new Problem(`${output}\nThe portal does not build: correct what is said above and run the command again.`);
  }
  mkdirSync(fromRoot('.cache'), { recursive: true });
  writeFileSync(record, JSON.stringify({ inputs, builtAt: builtAt() }));
}

/** Builds the portal when its sources have changed since the last build. */
export async function ensurePortalBuild() {
  if (isFresh(currentInputs())) return;
  await withLock('build', async () => {
    if (isFresh(currentInputs())) return;
    console.log('Building the portal …');
    await build();
  });
}
