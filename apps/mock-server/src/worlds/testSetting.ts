import type { WorldSetting } from './worldSetting.ts';

/** The setting of an unchanged world. */
export const usualSetting: WorldSetting = {
  plan: { seed: null, scenario: 'usual' },
  clock: { ahead: 0, frozenAt: null },
  faults: [],
};
