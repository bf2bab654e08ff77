export { createMockApi, type MockApi, type MockApiOptions, type DatabaseStore } from './createMockApi.ts';
export { FaultProblem, readFault, type Fault, type FaultKind } from './faults/fault.ts';
export { isScenarioName, scenarioNames, scenarioOf, scenarios, type ScenarioName } from './scenarios/index.ts';
export type { Database } from './core/database.ts';
export { demoPassword } from './account/seed.ts';
