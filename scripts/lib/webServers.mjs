import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The web servers that docs/deploy has settings for: their usual places and Debian packages. */
const webServers = {
  NGINX_PATH: {
    places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  CADDY_PATH: { places: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'], packages: ['caddy'] },
};

/** @returns {Record<string, string>} */
function found() {
  const files = Object.entries(webServers).map(([name, { places }]) => [
    name,
    process.env[name] ?? places.find((file) => existsSync(file)) ?? '',
  ]);
  return Object.fromEntries(files.filter(([, file]) => file !== ''));
}

/**
 * The web servers of this machine, by the variable with which tests get their programs.
 * Installs what is missing with apt-get where we are root.
 */
export function findWebServers() {
  const here = found();
  const missing = Object.entries(webServers).filter(([name]) => !here[name]);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return here;
  const packages = missing.flatMap(([, server]) => server.packages);
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  return found();
}
