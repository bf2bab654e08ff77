/** Something the person at the keyboard can put right: `message` is one sentence that says what to do. Printed without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}
