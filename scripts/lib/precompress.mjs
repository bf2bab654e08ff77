import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const text = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Smaller files, in bytes, are not worth compressing. */
const worthwhile = 150;

/** @param {string} file */
async function pack(file) {
  const content = await readFile(file);
  if (content.length < worthwhile) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}

/**
 * Writes a brotli and a gzip copy beside every text file of a built site.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => text.test(name)).map((name) => pack(path.join(folder, name))));
}
