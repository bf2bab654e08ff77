export { createMockApi, type MockApi, type MockApiOptions, type WorldStore } from './createMockApi.ts';
export { ContractViolation } from './api/answerApi.ts';
export {
  isScenarioName,
  scenarioNames,
  scenarioOf,
  scenarios,
  type Scenario as MockScenario,
  type ScenarioName as MockScenarioName,
} from './scenarios/index.ts';
export { dataScenarios, largeNetwork } from './scenarios/data.ts';
export { subscriptionScenarios } from './scenarios/subscriptions.ts';
export type { World } from './core/world.ts';
export { demoPassword } from './account/seed.ts';
export { seedWorld } from './seed/seedWorld.ts';
