/**
 * An error that the user can correct: `message` is one sentence that says how. Printed without a
 * stack.
 */
export class Problem extends Error {}
