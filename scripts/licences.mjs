import { readFile } from 'node:fs/promises';
import { isPermissive, shippedPackages } from './lib/licences.mjs';
import { fromRoot } from './lib/root.mjs';
import { serverPackages } from './lib/serverPackages.mjs';

/** Lists the licences of all that runs in the browser and in the bundled server; fails when one asks for more than to be named. */
export async function run() {
  const { packages } = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8'));
  const shipped = shippedPackages(packages, await serverPackages());
  for (const { name, version, licence } of shipped) console.log(`${licence.padEnd(14)} ${name} ${version}`);
  const refused = shipped.filter(({ licence }) => !isPermissive(licence));
  console.log(`\n${shipped.length} packages, ${refused.length} that may not ship${refused.length > 0 ? ':' : '.'}`);
  for (const { name, licence } of refused) console.error(`${name} (${licence})`);
  return refused.length === 0 ? 0 : 1;
}
