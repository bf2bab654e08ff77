import { execFileSync } from 'node:child_process';

/** Permissive licences, which require only attribution; OFL-1.1 is for fonts. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
];

/** The runtime dependencies of the packages and the server, without build tools. */
const shippedPackages = '.workspace .prod';

/**
 * Lists the packages that run in browsers and servers with their licences; fails when one is not
 * permissive.
 */
const output = execFileSync('npm', ['query', shippedPackages, '--loglevel=silent'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
  // npm is a .cmd file there, which only a shell can run.
  shell: process.platform === 'win32',
});
/** @type {{ name: string, version: string, license?: string, private?: boolean }[]} */
const packages = JSON.parse(output);
const shipped = packages.filter((one) => one.private !== true && !one.name.startsWith('@raiz/'));
for (const { name, version, license } of shipped) console.log(`${String(license).padEnd(18)} ${name} ${version}`);
const refused = shipped.filter(({ license }) => !permissive.includes(license ?? ''));
for (const { name, license } of refused) console.error(`${name} may not ship: its licence is ${license}`);
console.log(`\n${shipped.length} packages, ${refused.length} of them may not ship.`);
if (shipped.length === 0 || refused.length > 0) process.exitCode = 1;
