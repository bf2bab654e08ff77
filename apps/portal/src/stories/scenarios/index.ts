import { dataScenarios, subscriptionScenarios } from '@raiz/mock-server';
import type { Scenario } from './scenario.ts';
import { serverScenarios } from './server.ts';

export type { Scenario } from './scenario.ts';

/**
 * Every scenario by name: for the `scenario` parameter of a story and for the toolbar. A story's
 * own answers (`answerWith` and its siblings) come before those of the scenario.
 */
export const scenarios = {
  usual: { title: 'Padrão', explains: 'O servidor de demonstração, como ele é.' },
  ...serverScenarios,
  ...dataScenarios,
  ...subscriptionScenarios,
} as const satisfies Record<string, Scenario>;

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** Whether a name is one of the scenarios above. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}

/** Any scenario. */
export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name];
}
