/** Words for values of an open set: a value without a word is shown unchanged. */
export type OpenWords = Readonly<Record<string, string>>;

/** The word of every status that StatusWord shows, by kind. */
export interface StatusWords {
  /** Words of the subscription of a member of the reader's network. */
  person: OpenWords;
  /** Words of a payment. */
  payment: OpenWords;
  /** Words of a withdrawal. */
  withdrawal: OpenWords;
  /** Words of a step towards the next qualification level. */
  progress: OpenWords;
  /** Word of an empty status of any kind. */
  unknown: string;
}
