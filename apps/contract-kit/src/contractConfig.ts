/** How to log in. */
export type Account = { email: string; password: string } | { token: string };

/** Settings of a run, in `contract.config.ts`, `.js` or `.json`. A text `"$NAME"` is the environment variable NAME. */
export interface ContractConfig {
  /** Where the API is: `http://127.0.0.1:8080/api`. */
  baseUrl: string;
  /** Headers of every call, as a gateway wants them. Reports hide their values. */
  headers?: Record<string, string>;
  accounts: {
    /** A member with a valid subscription. */
    member: Account;
    /** A member without one. */
    other: Account;
    /** An administrator. */
    admin: Account;
    /** A member in a trial whose last day is today. */
    trial?: Account;
    /** Another one, whose trial the run cancels. */
    trialToCancel?: Account;
    /** A member whose trial ended yesterday. */
    trialOver?: Account;
    /** A member with a canceled subscription whose last day is today. */
    canceled?: Account;
    /** A member whose canceled subscription ended yesterday. */
    canceledOver?: Account;
  };
  vouchers?: {
    /** Unused codes of 100 %. */
    full?: string | string[];
    /** A smaller one. */
    partial?: string;
    /** A smaller one whose last day was yesterday. */
    expired?: string;
    /** A smaller one whose last day is today. */
    lastDay?: string;
  };
  /**
   * What the run may change: nothing; courses that it creates and removes itself; or also the accounts, permanently.
   * @default "courses"
   */
  mayChange?: 'nothing' | 'courses' | 'accounts';
  /** Where the backend's mails are: a folder of `.eml` files, or "preview" for `preview_url` in the answers. */
  mailbox?: string;
  /** Command that makes the links mailed so far expire. */
  expire?: string;
  /** Command that blocks the account of `$CONTRACT_ID` and `$CONTRACT_EMAIL`. */
  block?: string;
  /** Command that reports the payment of `$CONTRACT_CHECKOUT` to the webhook, as `$CONTRACT_REPORT` says. */
  pay?: string;
  /** Command that sets the backend's clock `$CONTRACT_AHEAD` seconds ahead of the real time. */
  clock?: string;
  /** Command that kills the backend and starts it again. */
  restart?: string;
  /**
   * Seconds that one answer may take.
   * @default 10
   */
  timeout?: number;
  /**
   * Calls that a check sends at once.
   * @default 8
   */
  parallel?: number;
  /**
   * Whether a check that is left out or skipped fails.
   * @default false
   */
  complete?: boolean;
  /**
   * Whether the courses of the run stay.
   * @default false
   */
  keep?: boolean;
}

/** Returns the settings, with their types. */
export function defineContract(config: ContractConfig): ContractConfig {
  return config;
}
