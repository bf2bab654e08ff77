/** How long a saved form shows its message before the next page, in milliseconds (spec, section 9). */
export const saveDelays = { course: 800, module: 900, lesson: 700 } as const;
