import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Optional programs of the tests: their usual paths and Debian packages. */
const programs = {
  firefox: {
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: ['firefox-esr'],
  },
  nginx: {
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { places: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'], packages: ['caddy'] },
};

/** @typedef {keyof typeof programs} Program */

/**
 * The file of a program: the path in a variable such as `NGINX_PATH`, else the installed one.
 * @param {Program} name
 * @returns {string | null} null when there is none
 */
export function findProgram(name) {
  const asked = process.env[`${name.toUpperCase()}_PATH`];
  return asked || (programs[name].places.find((file) => existsSync(file)) ?? null);
}

/**
 * Installs missing programs with apt-get, if we are root.
 * @param {Program[]} names
 */
export function installPrograms(names) {
  const packages = names.flatMap((name) => (findProgram(name) === null ? programs[name].packages : []));
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}
