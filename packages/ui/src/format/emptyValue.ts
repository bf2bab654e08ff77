/** Shown for a value that is empty or invalid (docs/specification.md#formats). */
export const emptyValue = '--';
