import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import type { Album, Taken } from './album.ts';
import { photographBefore } from './before.ts';
import { difference, readPicture } from './differences.ts';
import { folders, root } from './purpose.ts';
import { say } from './say.ts';

const folder = path.join(root, 'test-results/pictures');

/** A picture that is not as accepted, as the report shows it. */
interface Row {
  name: string;
  /** Pixels that differ; null for a picture that is new. */
  pixels: number | null;
}

function compare(name: string): Row {
  const before = readPicture(path.join(folder, 'before', `${name}.png`));
  const after = readPicture(path.join(folder, 'after', `${name}.png`));
  if (!before || !after) return { name, pixels: null };
  const { pixels, marked } = difference(before, after);
  writeFileSync(path.join(folder, 'difference', `${name}.png`), PNG.sync.write(marked));
  return { name, pixels };
}

function section({ name, pixels }: Row): string {
  const figure = (kind: string, caption: string) =>
    `<figure><figcaption>${caption}</figcaption><a href="${kind}/${name}.png"><img src="${kind}/${name}.png" alt=""></a></figure>`;
  const pictures =
    pixels === null
      ? figure('after', 'New')
      : figure('before', 'Accepted') + figure('after', 'Now') + figure('difference', `${pixels} pixels differ`);
  return `<section><h2>${name}</h2><div>${pictures}</div></section>`;
}

const style =
  'body{font:15px system-ui;margin:24px}div{display:flex;gap:16px;align-items:start}figure{margin:0;flex:1;min-width:0}img{max-width:100%;border:1px solid #999}section{margin-block:32px}';

/** Writes test-results/pictures/index.html: each picture that is not as accepted beside the accepted one and what differs. */
export async function writeReport(album: Album, taken: readonly Taken[]): Promise<void> {
  const names = readdirSync(folders.changed).map((file) => file.replace(/\.png$/, ''));
  const known = taken.filter(({ story, mode }) => names.includes(`${story} ${mode}`) && album.pictures[story]?.[mode]);
  for (const kind of ['before', 'difference']) mkdirSync(path.join(folder, kind), { recursive: true });
  const kept = path.join(folder, 'kept');
  photographBefore([...new Set(known.map(({ file }) => file))], kept);
  for (const { story, mode } of known) {
    const file = `${story} ${mode}.png`;
    copyFileSync(path.join(kept, file), path.join(folder, 'before', file));
  }
  const rows = names.map(compare).sort((a, b) => (b.pixels ?? Infinity) - (a.pixels ?? Infinity));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style><h1>${rows.length} pictures are not as accepted</h1>${rows.map(section).join('')}</html>`;
  writeFileSync(path.join(folder, 'index.html'), page);
  say(`\n${rows.length} pictures are not as accepted. Look at ${path.join(folder, 'index.html')}`);
  say('If that is how it should be: npm run pictures -- --update');
}
