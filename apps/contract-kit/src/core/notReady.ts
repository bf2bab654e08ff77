/** Why a run cannot even begin: one sentence that says what to do. */
export class NotReady extends Error {
  override name = 'NotReady';
}
