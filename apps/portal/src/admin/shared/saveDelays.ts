/**
 * How long a saved form shows its message before the next page, in milliseconds
 * (docs/specification.md#redirect-delays).
 */
export const saveDelays = { course: 800, module: 900, lesson: 700 } as const;
