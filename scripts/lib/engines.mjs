import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The other browser engines: their programs' usual places and Debian packages. */
const engines = {
  FIREFOX_PATH: {
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: ['firefox-esr'],
  },
  WEBKIT_DRIVER_PATH: { places: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
};

/** @returns {Record<string, string>} */
function found() {
  const files = Object.entries(engines).map(([name, { places }]) => [
    name,
    process.env[name] ?? places.find((file) => existsSync(file)) ?? '',
  ]);
  return Object.fromEntries(files.filter(([, file]) => file !== ''));
}

/**
 * The browser engines of this machine beside Chromium, by the variable with which tests get their
 * programs. Installs what is missing with apt-get where we are root.
 */
export function findEngines() {
  const here = found();
  const missing = Object.entries(engines).filter(([name]) => !here[name]);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return here;
  const packages = missing.flatMap(([, engine]) => engine.packages);
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  return found();
}
