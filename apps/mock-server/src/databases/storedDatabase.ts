import { isObject } from '@raiz/api-client/rules';
import { emptyDatabase } from '../core/database.ts';
import { readSetting, type DatabaseSetting } from './databaseSetting.ts';
import type { Database } from '../core/database.ts';

/** Version of the tables; increase it when the mock can no longer use older stored databases. */
export const version = 1;

/** A stored database, or the problem with its text as the end of a sentence: "is not JSON". */
export type StoredDatabase = StoredTables | { problem: string };

/** A stored database: its tables and its setting, null when missing or invalid. */
export interface StoredTables {
  db: Database;
  setting: DatabaseSetting | null;
}

/** The name of the first table that is missing or not a list of rows. */
function brokenTable(tables: Record<string, unknown>): string | undefined {
  return Object.keys(emptyDatabase()).find((name) => {
    const rows = tables[name];
    return !Array.isArray(rows) || !rows.every(isObject);
  });
}

function isDatabase(tables: Record<string, unknown>): tables is Record<string, unknown> & Database {
  return brokenTable(tables) === undefined;
}

/** Serializes a database for a file or the browser's storage. */
export function storedText(db: Database, setting: DatabaseSetting | null = null): string {
  return JSON.stringify({ version, database: db, ...(setting && { setting }) });
}

/** Parses the text of `storedText`. Checks the version, and that every table is a list of rows. Never throws. */
export function readStored(text: string): StoredDatabase {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { problem: 'is not JSON' };
  }
  // Files of earlier versions call it "world".
  const db = isObject(stored) ? (stored['database'] ?? stored['world']) : undefined;
  if (!isObject(stored) || !('version' in stored) || !isObject(db))
    return { problem: 'is not a database of the mock server' };
  if (stored['version'] !== version) {
    return {
      problem: `has version ${JSON.stringify(stored['version'])} of the tables, but this mock server reads version ${version}`,
    };
  }
  if (!isDatabase(db)) return { problem: `has no proper table "${brokenTable(db) ?? ''}"` };
  return { db, setting: readSetting(stored['setting']) };
}
