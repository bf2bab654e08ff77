import { existsSync } from 'node:fs';
import { runProgram } from './spawn.mjs';

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
export async function findWebServers() {
  const here = found();
  const missing = Object.entries(webServers).filter(([name]) => !here[name]);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return here;
  const packages = missing.flatMap(([, server]) => server.packages);
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update'], { env, quiet: true });
  await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, quiet: true });
  return found();
}
