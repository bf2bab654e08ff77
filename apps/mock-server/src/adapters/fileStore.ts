import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  ftruncateSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { EncodingProblem, readText } from '@raiz/contract/text';
import type { DatabaseStore } from '../createMockApi.ts';
import { type StoredTables, readStored, storedText } from '../databases/storedDatabase.ts';
import type { Database } from '../core/database.ts';
import type { DatabaseSetting } from '../databases/databaseSetting.ts';

/** Why a data file is unusable: one sentence that says what to do. The mock leaves the file unchanged. */
export class DataFileProblem extends Error {
  override name = 'DataFileProblem';
}

/** Stores a database in a file. */
export interface FileStore extends DatabaseStore {
  /**
   * Writes pending changes immediately.
   * @throws DataFileProblem when it cannot write the file
   */
  flush(): void;
}

export interface FileStoreOptions {
  /** Whether the first write creates a missing file. */
  create: boolean;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Reasons of common failures; other failures show their code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return reasons[code] ?? code;
}

/** Identifies the state of a file; null when there is no file. */
function stampOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : null;
}

/** @throws DataFileProblem for a file that is read-only */
function expectWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw unwritable(path, error);
  }
}

function readDatabase(path: string, create: boolean): StoredTables | null {
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    if (error instanceof EncodingProblem) throw new DataFileProblem(`Data file ${path} ${error.message}.`);
    if (codeOf(error) !== 'ENOENT')
      throw new DataFileProblem(
        `Data file ${path} cannot be read because ${reasonOf(error)}: choose another one with --data.`,
      );
    if (create) return null;
    throw new DataFileProblem(`There is no data file ${path}: check the path, or add --create to start a new one.`);
  }
  const stored = readStored(text);
  if ('db' in stored) {
    expectWritable(path);
    return stored;
  }
  throw new DataFileProblem(
    `Data file ${path} ${stored.problem}, so it is left alone: choose another one, or name a new one and add --create.`,
  );
}

function unwritable(path: string, error: unknown): DataFileProblem {
  return new DataFileProblem(
    `Data file ${path} cannot be written because ${reasonOf(error)}: put that right, or choose another one with --data.`,
  );
}

/** Codes of a file that nothing can replace: a mount of its own, or its folder cannot be written. */
const irreplaceable = new Set(['EACCES', 'EBUSY', 'EPERM', 'EROFS', 'EXDEV']);

/** Writes an existing file without replacing it. Shortens it last: until then the old end is still there. */
function writeInPlace(path: string, text: string): void {
  const file = openSync(path, 'r+');
  try {
    const bytes = Buffer.from(text);
    let written = 0;
    while (written < bytes.length) written += writeSync(file, bytes, written, bytes.length - written, written);
    ftruncateSync(file, bytes.length);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Replaces a file atomically and preserves its permissions: after a crash the file has the old or the new content. Where
 * nothing can replace it, writes the file itself; a crash in between leaves the new content in the file beside it, if
 * there can be one.
 */
function writeFile(path: string, text: string): void {
  const half = `${path}.${process.pid}.tmp`;
  const found = statSync(path, { throwIfNoEntry: false });
  try {
    try {
      writeFileSync(half, text, found ? { mode: found.mode } : {});
      renameSync(half, found ? realpathSync(path) : path);
    } catch (error) {
      if (!found || !irreplaceable.has(codeOf(error))) throw error;
      writeInPlace(path, text);
    }
  } catch (error) {
    throw unwritable(path, error);
  } finally {
    rmSync(half, { force: true });
  }
}

/**
 * Opens a data file. Writes are atomic where the file can be replaced, and simultaneous calls share one. `save` resolves when its change is in the
 * file, so every answered change is durable: killing the process afterwards loses nothing. The store never overwrites a
 * file that another program has changed. It reports a failed write on stderr, and the mock keeps running.
 * @throws DataFileProblem when the file is missing, unreadable, read-only or holds no database
 */
export function openFileStore(path: string, { create }: FileStoreOptions): FileStore {
  const loaded = readDatabase(path, create);
  let stamp = stampOf(path);
  let waiting: { db: Database; setting: DatabaseSetting } | null = null;
  let writing: Promise<void> | null = null;
  let reported = '';

  function flush(): void {
    if (!waiting) return;
    const { db, setting } = waiting;
    const found = stampOf(path);
    if (found !== null && found !== stamp) {
      throw new DataFileProblem(
        `Data file ${path} was changed by another program and is not overwritten: stop that one, then start this one again.`,
      );
    }
    writeFile(path, storedText(db, setting));
    waiting = null;
    stamp = stampOf(path);
    reported = '';
  }

  function flushQuietly(): void {
    try {
      flush();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== reported) console.error(message);
      reported = message;
    }
  }

  return {
    load: () => loaded,
    save(db, setting) {
      waiting = { db, setting };
      writing ??= new Promise((resolve) => {
        setImmediate(() => {
          writing = null;
          flushQuietly();
          resolve();
        });
      });
      return writing;
    },
    flush,
  };
}
