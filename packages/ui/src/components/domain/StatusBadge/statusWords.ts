/** Words of the reader's own subscription, by the status that the server sends. */
export interface SubscriptionWords {
  /** Word of an active subscription. */
  active: string;
  /** Word of a trial. */
  trial: string;
  /** Words of a canceled subscription that still gives access; `endDate` is `dd/mm/yyyy`. */
  canceledUntil: (values: { endDate: string }) => string;
  /** Words of a canceled subscription whose access has ended. */
  canceledEnded: string;
  /** Word of an inactive subscription. */
  inactive: string;
  /** Word of an expired subscription. */
  expired: string;
  /** Word of every other status, and of an empty status of any kind. */
  unknown: string;
}

/** Words for values of an open set: a value without a word is shown unchanged. */
export type OpenWords = Readonly<Record<string, string>>;

/** The word of every status that StatusBadge shows, by kind. */
export interface StatusWords {
  /** Words of the reader's own subscription. */
  subscription: SubscriptionWords;
  /** Words of the subscription of a member of the reader's network. */
  person: OpenWords;
  /** Words of a payment. */
  payment: OpenWords;
  /** Words of a withdrawal. */
  withdrawal: OpenWords;
  /** Words of a step towards the next qualification level. */
  progress: OpenWords;
}
