import { renameSync, rmSync, writeFileSync } from 'node:fs';
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

function readDatabase(path: string, create: boolean): StoredTables | null {
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    if (error instanceof EncodingProblem) throw new DataFileProblem(`Data file ${path} ${error.message}.`);
    if (codeOf(error) !== 'ENOENT')
      throw new DataFileProblem(`Data file ${path} cannot be read (${codeOf(error)}): choose another one with --data.`);
    if (create) return null;
    throw new DataFileProblem(`There is no data file ${path}: check the path, or add --create to start a new one.`);
  }
  const stored = readStored(text);
  if ('db' in stored) return stored;
  throw new DataFileProblem(
    `Data file ${path} ${stored.problem}, so it is left alone: choose another one, or name a new one and add --create.`,
  );
}

/** Replaces a file: after a crash it has the old or the new content. */
function writeFile(path: string, text: string): void {
  const half = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(half, text);
    renameSync(half, path);
  } catch (error) {
    rmSync(half, { force: true });
    throw new DataFileProblem(
      `Data file ${path} cannot be written (${codeOf(error)}): choose another one with --data.`,
    );
  }
}

/**
 * Opens a data file. Simultaneous calls share one write. `save` resolves when its change is in the file, so killing the
 * process after an answer loses nothing. It reports a failed write on stderr, and the mock keeps running.
 * @throws DataFileProblem when the file is missing, unreadable or holds no database
 */
export function openFileStore(path: string, { create }: FileStoreOptions): FileStore {
  const loaded = readDatabase(path, create);
  let waiting: { db: Database; setting: DatabaseSetting } | null = null;
  let writing: Promise<void> | null = null;

  function flush(): void {
    if (!waiting) return;
    writeFile(path, storedText(waiting.db, waiting.setting));
    waiting = null;
  }

  return {
    load: () => loaded,
    save(db, setting) {
      waiting = { db, setting };
      writing ??= new Promise((resolve) => {
        setImmediate(() => {
          writing = null;
          try {
            flush();
          } catch (error) {
            console.error(error instanceof Error ? error.message : error);
          }
          resolve();
        });
      });
      return writing;
    },
    flush,
  };
}
