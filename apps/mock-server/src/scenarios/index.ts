import { dataScenarios } from './data.ts';
import { peopleScenarios } from './people.ts';
import type { Scenario } from './scenario.ts';
import { serverScenarios } from './server.ts';
import { subscriptionScenarios } from './subscriptions.ts';

/**
 * Every scenario of the mock server by name, for the command line, the control calls and the pages.
 */
export const scenarios = {
  usual: { title: 'Padrão', explains: 'O servidor de demonstração, como ele é.' },
  ...serverScenarios,
  ...dataScenarios,
  ...subscriptionScenarios,
  ...peopleScenarios,
} as const satisfies Record<string, Scenario>;

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios in display order. */
export const scenarioNames = Object.keys(scenarios).filter(isScenarioName);

/** Whether a name is one of the scenarios above. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}

/** A scenario by name, with all optional fields. */
export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name];
}
