/** Key in session storage of the scenario that the tab's panel started. */
export const scenarioKey = 'mock-scenario';
