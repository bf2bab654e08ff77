import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { portalPolicy } from './policy.ts';

const portal = path.resolve(import.meta.dirname, '..');
const templates = path.resolve(portal, '../../docs/deploy');

/**
 * Writes the settings of other servers from their templates in docs/deploy: the policy contains the
 * hashes of this build's inline code.
 * @param dist folder of the build; static hosts read `_headers` and `_redirects` from the site
 * itself
 * @param release the release's name, for `/healthz`
 */
export async function writeDeploySettings(dist: string, release: string): Promise<void> {
  const policy = portalPolicy(dist);
  const servers = path.join(portal, 'deploy');
  const folders = { _headers: dist, _redirects: dist, 'nginx.conf': servers, Caddyfile: servers };
  await mkdir(servers, { recursive: true });
  for (const [name, folder] of Object.entries(folders)) {
    const template = await readFile(path.join(templates, name), 'utf8');
    await writeFile(
      path.join(folder, name),
      template.replaceAll('{policy}', () => policy).replaceAll('{release}', () => release),
    );
  }
}
