import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { portalPolicy } from './policy.mjs';
import { fromRoot } from './root.mjs';

/** Settings that a static host looks for among the files it serves, and those that other servers are started with. */
const [amongFiles, forServers] = [
  ['_headers', '_redirects'],
  ['nginx.conf', 'Caddyfile'],
];

/** Where the settings for servers lie, ready for this build. */
export const deployFolder = fromRoot('apps', 'portal', 'deploy');

/**
 * Writes the settings for other servers from their templates in docs/deploy: the policy has to name what stands inside this build's pages.
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
