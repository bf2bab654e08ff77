export { createMockApi, type MockApi, type MockApiOptions, type WorldStore } from './createMockApi.ts';
export { scenarios } from './scenarios/index.ts';
export { dataScenarios, largeNetwork } from './scenarios/data.ts';
export { subscriptionScenarios } from './scenarios/subscriptions.ts';
export type { World } from './core/world.ts';
export { demoPassword } from './account/seed.ts';
export { seedWorld } from './seed/seedWorld.ts';
