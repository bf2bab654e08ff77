import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedDatabase } from '../seed/seedDatabase.ts';
import { usualSetting } from '../databases/testSetting.ts';
import { browserStore } from './browserStore.ts';

/** The browser's storage, shared by two tabs. */
function storage(setItem?: () => void) {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => items.set(key, value)),
  });
  return items;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the browser's storage", () => {
  const db = seedDatabase(new Date());

  it('is empty at first and then gives the database back', () => {
    storage();
    const store = browserStore();
    expect(store.load()).toBeNull();
    void store.save(db, usualSetting);
    expect(browserStore().load()?.db).toEqual(db);
  });

  it('knows when another tab has written', () => {
    storage();
    const [here, there] = [browserStore(), browserStore()];
    void here.save(db, usualSetting);
    expect([here.isStale?.(), there.isStale?.()]).toEqual([false, true]);
    there.load();
    expect(there.isStale?.()).toBe(false);
    void there.save({ ...db, sessions: [{ token: 't', user_id: 2 }] }, usualSetting);
    expect(here.isStale?.()).toBe(true);
  });

  it('starts with the seed when the stored database is unreadable', () => {
    const items = storage();
    void browserStore().save(db, usualSetting);
    for (const key of items.keys()) items.set(key, '{"database":');
    expect(browserStore().load()).toBeNull();
  });

  it('is done without when it is full', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    storage(() => {
      throw new Error('QuotaExceededError');
    });
    const store = browserStore();
    void store.save(db, usualSetting);
    expect(store.isStale?.()).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
  });
});
