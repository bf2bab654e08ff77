import type { Mailbox } from '../mailbox/mailbox.ts';

/** What a check needs besides the accounts; without it the check does not run. */
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

/** A report of a payment from the provider: signed, without a signature, or with a body changed after signing. */
export type PaymentReport = 'signed' | 'unsigned' | 'altered';

/** What the user gives the checks besides accounts. */
export interface Tools {
  /** Number of simultaneous calls in a check. */
  parallel: number;
  /**
   * Kills the backend and starts it again; null when impossible.
   * @throws ToolFailed
   */
  restart: (() => Promise<void>) | null;
  /** Reads the backend's mails; null when impossible. */
  mailbox: Mailbox | null;
  /**
   * Expires the links of all mails so far; null when impossible.
   * @throws ToolFailed
   */
  expire: (() => Promise<void>) | null;
  /**
   * Blocks the account of a person; null when impossible.
   * @throws ToolFailed
   */
  block: ((person: { id: number; email: string }) => Promise<void>) | null;
  /**
   * Maximum number of seconds between the answer that completed a course and its certificate:
   * `docs/api-decisions.md#listmycertificates`.
   */
  certificateSeconds: number;
  /**
   * Reports the payment of a checkout, by its address, to the backend's webhook, and returns the status of its answer,
   * or null if unknown; null when impossible.
   * @throws ToolFailed
   */
  pay: ((checkout: string, report: PaymentReport) => Promise<number | null>) | null;
  /**
   * Sets the backend's clock ahead of the real one by an integer number of seconds, 0 for the real time; null when
   * impossible.
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
 * A command or a mailbox of the user failed: one sentence. The run skips the checks that need it; it ends if the tool
 * was to undo something.
 */
export class ToolFailed extends Error {
  override name = 'ToolFailed';

  constructor(
    /** The need that it should have served. */
    readonly need: Need,
    message: string,
  ) {
    super(message);
  }
}
