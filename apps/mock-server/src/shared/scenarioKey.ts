/** Where a tab remembers the scenario that its panel has started, in the session's storage. */
export const scenarioKey = 'mock-scenario';
