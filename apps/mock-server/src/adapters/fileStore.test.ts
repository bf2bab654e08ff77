import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, storedText } from '../databases/storedDatabase.ts';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { usualSetting } from '../databases/testSetting.ts';
import { DataFileProblem, openFileStore } from './fileStore.ts';

const db = seedDatabase(new Date());

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mock-data-'));
  file = path.join(folder, 'mock.json');
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(DataFileProblem);
    return error instanceof Error ? error.message : '';
  }
  throw new Error('There was no problem.');
}

describe('a data file', () => {
  it('must exist, unless it is to be made', () => {
    const message = `There is no data file ${file}: check the path, or add --create to start a new one.`;
    expect(problemOf(() => openFileStore(file, { create: false }))).toBe(message);
    const store = openFileStore(file, { create: true });
    expect(store.load()).toBeNull();
    expect(existsSync(file)).toBe(false);
    void store.save(db, usualSetting);
    store.flush();
    expect(openFileStore(file, { create: false }).load()?.db).toEqual(db);
  });

  it('that exists is used as it is, to be made or not', () => {
    writeFileSync(file, storedText(db));
    expect(openFileStore(file, { create: true }).load()?.db).toEqual(db);
  });

  it.each([
    ['a byte order mark', Buffer.from(`\u{feff}${storedText(db)}`)],
    ['UTF-16', Buffer.from(`\u{feff}${storedText(db)}`, 'utf16le')],
    ['other line ends', Buffer.from(JSON.stringify(JSON.parse(storedText(db)), null, 2).replaceAll('\n', '\r\n'))],
  ])('that an editor has saved with %s is read', (_how, bytes) => {
    writeFileSync(file, bytes);
    expect(openFileStore(file, { create: false }).load()?.db).toEqual(db);
  });

  it('in another encoding is left alone', () => {
    writeFileSync(file, Buffer.from('{"name":"João"}', 'latin1'));
    expect(problemOf(() => openFileStore(file, { create: true }))).toBe(
      `Data file ${file} is neither UTF-8 nor UTF-16: save it as UTF-8.`,
    );
    expect(readFileSync(file, 'latin1')).toBe('{"name":"João"}');
  });

  it.each(['', '{', '[]', '{"version":0}', '{"version":0,"database":{}}'])('with "%s" in it is left alone', (text) => {
    writeFileSync(file, text);
    expect(problemOf(() => openFileStore(file, { create: true }))).toMatch(/^Data file .* so it is left alone: .*\.$/);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['mock.json']);
  });

  it('cannot be a folder', () => {
    expect(problemOf(() => openFileStore(folder, { create: true }))).toBe(
      `Data file ${folder} cannot be read (EISDIR): choose another one with --data.`,
    );
  });

  it('cannot be made in a folder that does not exist', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const store = openFileStore(path.join(folder, 'no', 'mock.json'), { create: true });
    const saved = store.save(db, usualSetting);
    expect(problemOf(() => store.flush())).toContain('cannot be written (ENOENT)');
    await saved;
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('writing', () => {
  it('is done when saving ends, and leaves nothing beside the file', async () => {
    const store = openFileStore(file, { create: true });
    const changing = { ...db, sessions: [{ token: 'a', user_id: 2 }] };
    await store.save(changing, usualSetting);
    expect(readStored(readFileSync(file, 'utf8'))).toEqual({ db: changing, setting: usualSetting });
    expect(readdirSync(folder)).toEqual(['mock.json']);
  });

  it('happens once for changes that come together', async () => {
    const store = openFileStore(file, { create: true });
    const changing = { ...db, sessions: [{ token: 'a', user_id: 2 }] };
    const first = store.save(changing, usualSetting);
    changing.sessions.push({ token: 'b', user_id: 3 });
    const second = store.save(changing, usualSetting);
    expect(existsSync(file)).toBe(false);
    await first;
    const { ino } = statSync(file);
    await second;
    expect(statSync(file).ino).toBe(ino);
    expect(readStored(readFileSync(file, 'utf8'))).toEqual({ db: changing, setting: usualSetting });
    expect(readdirSync(folder)).toEqual(['mock.json']);
  });

  it('that fails leaves nothing beside the file, and is one sentence', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const store = openFileStore(file, { create: true });
    mkdirSync(file);
    await store.save(db, usualSetting);
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^Data file .* cannot be written \(\w+\): choose .*\.$/)]]);
    expect(readdirSync(folder)).toEqual(['mock.json']);
  });

  it('nothing new writes nothing', () => {
    writeFileSync(file, storedText(db));
    const before = statSync(file).ino;
    openFileStore(file, { create: false }).flush();
    expect(statSync(file).ino).toBe(before);
  });
});
