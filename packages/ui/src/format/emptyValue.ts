/** What is shown for a value that is empty or invalid (spec, section 3, Formats). */
export const emptyValue = '--';
