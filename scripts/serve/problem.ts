/** A problem that the user can solve: one sentence that says how. Printed without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}
