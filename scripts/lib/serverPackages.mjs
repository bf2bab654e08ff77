import { readdir, readFile } from 'node:fs/promises';
import { fromRoot } from './root.mjs';

/** The packages of others that the bundled server (`scripts/serve`) imports, by name. */
export async function serverPackages() {
  const folder = fromRoot('scripts', 'serve');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/ from '(?!node:|@raiz\/|\.)((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(names)].sort();
}
