import type { DatabaseSetting } from './databaseSetting.ts';

/** The setting of an unchanged database. */
export const usualSetting: DatabaseSetting = {
  plan: { seed: null, scenario: 'usual' },
  clock: { ahead: 0, frozenAt: null },
  faults: [],
};
