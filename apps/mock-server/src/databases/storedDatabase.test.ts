import { describe, expect, it } from 'vitest';
import { seedDatabase } from '../seed/seedDatabase.ts';
import type { DatabaseSetting } from './databaseSetting.ts';
import { readStored, storedText, version } from './storedDatabase.ts';

const db = seedDatabase(new Date());

describe('a stored database', () => {
  it('comes back as it was', () => {
    expect(readStored(storedText(db))).toEqual({ db, setting: null });
  });

  it('comes back with its clock, faults, seed and scenario', () => {
    const setting: DatabaseSetting = {
      plan: { seed: 7, scenario: 'trialEndsTomorrow' },
      clock: { ahead: -5000, frozenAt: 1_800_000_000_000 },
      faults: [{ operation: 'readProfile', status: 503, every: 2 }],
    };
    expect(readStored(storedText(db, setting))).toEqual({ db, setting });
  });

  it.each([
    { plan: { seed: -1, scenario: 'usual' } },
    { plan: { seed: 1, scenario: 'no such' } },
    { clock: { ahead: 1e300, frozenAt: null } },
    { clock: { ahead: 'x', frozenAt: null } },
    { clock: null },
  ])('is used without a setting that cannot be, %j', (broken) => {
    const setting = {
      plan: { seed: null, scenario: 'usual' },
      clock: { ahead: 0, frozenAt: null },
      faults: [],
      ...broken,
    };
    const text = JSON.stringify({ version, database: db, setting });
    expect(readStored(text)).toEqual({ db, setting: null });
  });

  it('is read from a file of an earlier version, which calls it "world"', () => {
    expect(readStored(JSON.stringify({ version, world: db }))).toEqual({ db, setting: null });
  });

  it.each([
    ['', 'is not JSON'],
    [storedText(db).slice(0, -1), 'is not JSON'],
    ['null', 'is not a database of the mock server'],
    ['[]', 'is not a database of the mock server'],
    ['{"users":[]}', 'is not a database of the mock server'],
    [JSON.stringify({ version }), 'is not a database of the mock server'],
    [JSON.stringify({ version, database: [] }), 'is not a database of the mock server'],
    ...[version + 1, String(version)].map((other): [string, string] => [
      JSON.stringify({ version: other, database: {} }),
      `has version ${JSON.stringify(other)} of the tables, but this mock server reads version ${version}`,
    ]),
    [JSON.stringify({ version, database: {} }), 'has no proper table "users"'],
    [JSON.stringify({ version, database: { ...db, courses: {} } }), 'has no proper table "courses"'],
    [JSON.stringify({ version, database: { ...db, lessons: [null] } }), 'has no proper table "lessons"'],
    [JSON.stringify({ version, database: { ...db, videos: ['x'] } }), 'has no proper table "videos"'],
  ])('is rejected as %.40s', (text, problem) => {
    expect(readStored(text)).toEqual({ problem });
  });
});
