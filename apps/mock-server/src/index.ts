export { createMockApi, type MockApi, type MockApiOptions, type WorldStore } from './core/createMockApi.ts';
export { ContractViolation } from './core/answerApi.ts';
export type { World } from './core/world.ts';
export { demoPassword } from './account/seed.ts';
export { seedWorld } from './seed/seedWorld.ts';
