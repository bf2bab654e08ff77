import { isObject } from '@raiz/api-client/rules';
import { emptyWorld } from '../core/world.ts';
import { readSetting, type WorldSetting } from './worldSetting.ts';
import type { World } from '../core/world.ts';

/** Version of the tables; increase it when older stored worlds become unusable. */
const version = 1;

/** A stored world, or what is wrong with the text, as the end of a sentence: "is not JSON". */
export type StoredWorld = KeptWorld | { problem: string };

/** A stored world: its tables and its setting, null when missing or invalid. */
export interface KeptWorld {
  world: World;
  setting: WorldSetting | null;
}

/** The first table that is missing or no list of rows. */
function brokenTable(tables: Record<string, unknown>): string | undefined {
  return Object.keys(emptyWorld()).find((name) => {
    const rows = tables[name];
    return !Array.isArray(rows) || !rows.every(isObject);
  });
}

function isWorld(tables: Record<string, unknown>): tables is Record<string, unknown> & World {
  return brokenTable(tables) === undefined;
}

/** A world as text, for a file or the browser's storage. */
export function storedText(world: World, setting: WorldSetting | null = null): string {
  return JSON.stringify({ version, world, ...(setting && { setting }) });
}

/**
 * Reads the text of `storedText`. Checks the version, and that every table is a list of rows. Never
 * throws.
 */
export function readStored(text: string): StoredWorld {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return { problem: 'is not JSON' };
  }
  if (!isObject(stored) || !('version' in stored) || !isObject(stored['world']))
    return { problem: 'is not a world of the mock server' };
  if (stored['version'] !== version) {
    return {
      problem: `has version ${JSON.stringify(stored['version'])} of the tables, but this mock server reads version ${version}`,
    };
  }
  const { world } = stored;
  if (!isWorld(world)) return { problem: `has no proper table "${brokenTable(world) ?? ''}"` };
  return { world, setting: readSetting(stored['setting']) };
}
