import { apiBehaviours } from './api.ts';
import type { Behaviour } from './behaviour.ts';
import { faultBehaviours } from './faults.ts';
import { databaseBehaviours } from './databases.ts';

export { perform, type Behaviour } from './behaviour.ts';

/**
 * What the mock server does in each environment: as a function, behind MSW in Node and in a browser's worker, and over
 * HTTP.
 */
export const behaviours: readonly Behaviour[] = [...apiBehaviours, ...databaseBehaviours, ...faultBehaviours];
