/** Why a run cannot start: one sentence that says what to do. */
export class NotReady extends Error {
  override name = 'NotReady';
}
