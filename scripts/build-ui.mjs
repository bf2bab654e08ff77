import { ensureInstall } from './lib/install.mjs';
import { runNode } from './lib/spawn.mjs';

/** The design system as a package that other teams can install, in packages/ui/dist. */
export async function run() {
  await ensureInstall();
  const { code } = await runNode(['--import', 'tsx', 'packages/ui/build/main.ts']);
  if (code === 0)
    console.log('The package is in packages/ui/dist: npm pack ./packages/ui/dist makes a file to install.');
  return code;
}
