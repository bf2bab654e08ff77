import type { Mailbox } from '../mailbox/mailbox.ts';

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
}

/** The tools of a run without options. */
export const noTools: Tools = {
  parallel: 8,
  restart: null,
  mailbox: null,
  expire: null,
  block: null,
  certificateSeconds: 10,
};

/** A command or a mailbox of the person who runs the kit failed: one sentence. The run ends. */
export class ToolFailed extends Error {
  override name = 'ToolFailed';
}
