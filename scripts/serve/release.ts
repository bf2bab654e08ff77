import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { totalist } from 'totalist';
import { policyOf } from '../../apps/portal/build/policy.ts';
import { securityHeaders } from './headers.ts';

/** Milliseconds between two checks of the folder. */
const pause = 500;

/** Milliseconds without a change before the server takes a new build. */
const quiet = 2_000;

/** The content of a file, plain or compressed. */
export interface Content {
  body: Buffer;
  /** Hash of the bytes, so two releases share it only for equal content. */
  etag: string;
}

/** The encodings of compressed files, the smaller one first. */
export const packings = ['br', 'gzip'] as const;

/** A file with its compressed contents. */
export interface ReleaseFile {
  type: string;
  plain: Content;
  packed: Partial<Record<(typeof packings)[number], Content>>;
}

/** One complete build, in memory. */
export interface Release {
  /** The name in its pages; "unknown" when they have none. */
  name: string;
  /** The files by their paths, for example "/assets/main-abc.js". */
  files: ReadonlyMap<string, ReleaseFile>;
  headers: ReturnType<typeof securityHeaders>;
}

/** The builds that the server serves. */
export interface Releases {
  /** The newest complete build; null before the first. */
  current(): Release | null;
  /** The build before it, whose open pages still request their files. */
  previous(): Release | null;
  /** Stops checking the folder. */
  close(): void;
}

/** Files that the server does not serve: settings of static hosts, hidden files. */
const hidden = /^\/_(?:headers|redirects)$|\/\.(?!well-known\/)/;

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const endings = { br: '.br', gzip: '.gz' };

function contentOf(body: Buffer): Content {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/** A file with its compressed copies; ignores a copy of another release. */
async function packedFile(name: string, body: Buffer, bodies: ReadonlyMap<string, Buffer>): Promise<ReleaseFile> {
  const file: ReleaseFile = { type: typeOf(name), plain: contentOf(body), packed: {} };
  for (const packing of packings) {
    const copy = bodies.get(name + endings[packing]);
    const unpacked = copy && (await unpack[packing](copy).catch(() => null));
    if (copy && unpacked?.equals(body)) file.packed[packing] = contentOf(copy);
  }
  return file;
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type === 'text/html' ? 'text/html;charset=utf-8' : type;
}

/** The files that a page references but that do not exist. */
function missingFiles(page: string, bodies: ReadonlyMap<string, Buffer>): string[] {
  const named = Array.from(page.matchAll(/(?:href|src)="(\/assets\/[^"?#]+)"/g), ([, file = '']) => file);
  return named.filter((file) => !bodies.has(file));
}

/** Reads a complete build after another one. @throws Error that names a missing file */
async function readRelease(dist: string, names: Iterable<string>, before: Release | null): Promise<Release> {
  const bodies = new Map<string, Buffer>();
  for (const name of names) bodies.set(name, await readFile(path.join(dist, name)));
  const pages = new Map<string, string>();
  for (const [name, body] of bodies) if (name.endsWith('.html')) pages.set(name, body.toString());
  const first = pages.get('/200.html') ?? pages.get('/index.html');
  if (first === undefined) throw new Error('it has no page');
  // A build writes this page late: without it the build is not complete.
  if (before?.files.has('/200.html') && !pages.has('/200.html')) throw new Error('200.html is missing');
  for (const [name, page] of pages) {
    const [missing] = missingFiles(page, bodies);
    if (missing !== undefined) throw new Error(`${name} needs ${missing}, which is missing`);
  }
  const files = new Map<string, ReleaseFile>();
  for (const [name, body] of bodies) {
    const packedName = /^(.+)\.(?:br|gz)$/.exec(name)?.[1];
    const isCopy = packedName !== undefined && bodies.has(packedName);
    if (!isCopy && !hidden.test(name)) files.set(name, await packedFile(name, body, bodies));
  }
  return {
    name: /<meta name="release" content="([^"]*)"/.exec(first)?.[1] ?? 'unknown',
    files,
    headers: securityHeaders(policyOf(pages.values())),
  };
}

/**
 * A snapshot of a folder, to see whether it has changed: its files by path, with their inode, size
 * and ctime. Null while files change.
 */
async function scan(dist: string): Promise<Map<string, string> | null> {
  const files = new Map<string, string>();
  try {
    await totalist(dist, (name, _file, { ino, size, ctimeMs }) => {
      files.set(`/${name.replaceAll('\\', '/')}`, `${ino} ${size} ${ctimeMs}`);
    });
    return files;
  } catch {
    return null;
  }
}

function sameFiles(one: ReadonlyMap<string, string> | null, other: ReadonlyMap<string, string> | null): boolean {
  return one !== null && one.size === other?.size && [...one].every(([name, mark]) => other.get(name) === mark);
}

/**
 * Reads the build in a folder, and each later build as soon as it is complete: its pages find their
 * files, and nothing has changed for two seconds. Until then it serves the previous build, so no
 * answer mixes two builds. Reports an incomplete build once on stderr.
 * @param dist folder of the build; it may be missing, emptied or replaced at any time
 */
export async function watchReleases(dist: string): Promise<Releases> {
  let current: Release | null = null;
  let previous: Release | null = null;
  let seen: Awaited<ReturnType<typeof scan>> = null;
  let changedAt = 0;
  let isTaken = false;

  async function take(files: ReadonlyMap<string, string>): Promise<void> {
    try {
      const release = await readRelease(dist, files.keys(), current);
      if (!sameFiles(await scan(dist), files)) return;
      [previous, current] = [current, release];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`The build in ${dist} is not whole: ${reason}.`);
    }
    isTaken = true;
  }

  async function check(): Promise<void> {
    const files = await scan(dist);
    if (files === null || !sameFiles(files, seen)) {
      [seen, changedAt, isTaken] = [files, Date.now(), false];
    } else if (!isTaken && Date.now() - changedAt >= quiet) {
      await take(files);
    }
  }

  seen = await scan(dist);
  if (seen) await take(seen);
  let timer: NodeJS.Timeout | undefined;
  function scheduleCheck(): void {
    timer = setTimeout(async () => {
      await check();
      if (timer) scheduleCheck();
    }, pause).unref();
  }
  scheduleCheck();
  return {
    current: () => current,
    previous: () => previous,
    close() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
