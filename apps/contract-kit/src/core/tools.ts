import type { Mailbox } from '../mailbox/mailbox.ts';

/** What a check needs besides the accounts; without it the check is not made. */
export type Need =
  | 'restart'
  | 'mailbox'
  | 'expire'
  | 'block'
  | 'pay'
  | 'clock'
  | 'trial'
  | 'trialOver'
  | 'canceled'
  | 'canceledOver'
  | 'voucherExpired'
  | 'voucherLastDay';

/**
 * A report of a payment as the provider sends it: signed, without a signature, or with a body that
 * was changed after it was signed.
 */
export type PaymentReport = 'signed' | 'unsigned' | 'altered';

/** What the person who starts a run gives the checks besides accounts. */
export interface Tools {
  /** Number of calls that a check sends at once. */
  parallel: number;
  /**
   * Kills the backend and starts it again; null when there is no way.
   * @throws ToolFailed
   */
  restart: (() => Promise<void>) | null;
  /** Where the backend's mails can be read; null when nowhere. */
  mailbox: Mailbox | null;
  /**
   * Makes the links that were mailed so far expire; null when there is no way.
   * @throws ToolFailed
   */
  expire: (() => Promise<void>) | null;
  /**
   * Blocks the account of a person; null when there is no way.
   * @throws ToolFailed
   */
  block: ((person: { id: number; email: string }) => Promise<void>) | null;
  /**
   * Seconds that a certificate may come later than the answer that completed the course:
   * `docs/api-decisions.md#listmycertificates`.
   */
  certificateSeconds: number;
  /**
   * Reports the payment of a checkout, by its address, to the backend's webhook, and returns the
   * status of its answer, or null where it is not known; null when there is no way.
   * @throws ToolFailed
   */
  pay: ((checkout: string, report: PaymentReport) => Promise<number | null>) | null;
  /**
   * Sets the backend's clock ahead of the real one by whole seconds, 0 for the real time; null when
   * there is no way.
   * @throws ToolFailed
   */
  clock: ((seconds: number) => Promise<void>) | null;
}

/** The tools of a run without options. */
export const noTools: Tools = {
  parallel: 8,
  restart: null,
  mailbox: null,
  expire: null,
  block: null,
  certificateSeconds: 10,
  pay: null,
  clock: null,
};

/**
 * A command or a mailbox of the person who runs the kit failed: one sentence. What wants it is not
 * checked; where it was to undo something, the run ends.
 */
export class ToolFailed extends Error {
  override name = 'ToolFailed';

  constructor(
    /** What the checks wanted it for. */
    readonly need: Need,
    message: string,
  ) {
    super(message);
  }
}
