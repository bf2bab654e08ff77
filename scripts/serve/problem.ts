/** An error that the user can fix: one sentence that says how. Printed without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}
