import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { portalPolicy } from './policy.mjs';
import { fromRoot } from './root.mjs';

/** Settings that static hosts read from the site itself, and settings of web servers. */
const [amongFiles, forServers] = [
  ['_headers', '_redirects'],
  ['nginx.conf', 'Caddyfile'],
];

/** The folder of the settings for web servers. */
export const deployFolder = fromRoot('apps', 'portal', 'deploy');

/**
 * Writes the settings of other servers from their templates in docs/deploy: the policy contains the
 * hashes of this build's inline code.
 * @param {string} dist
 */
export async function writeDeploySettings(dist) {
  const policy = portalPolicy(dist);
  await mkdir(deployFolder, { recursive: true });
  for (const name of [...amongFiles, ...forServers]) {
    const template = await readFile(fromRoot('docs', 'deploy', name), 'utf8');
    const folder = amongFiles.includes(name) ? dist : deployFolder;
    await writeFile(
      path.join(folder, name),
      template.replaceAll('{policy}', () => policy),
    );
  }
}
