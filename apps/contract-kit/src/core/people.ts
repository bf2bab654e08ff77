/**
 * The three accounts of a run: `member` has an active or trial subscription, `other` is a member
 * without one, `admin` an administrator.
 */
export type Role = 'member' | 'other' | 'admin';

/** The caller; a visitor sends no token. */
export type Caller = Role | 'visitor';

/** How to log in: with e-mail and password, or with a valid token. */
export type Account = { email: string; password: string } | { token: string };

/** A logged-in account. */
export interface Person {
  id: number;
  name: string;
  email: string;
  /** Null when the user gave only a token; checks that need the password are then skipped. */
  password: string | null;
  token: string;
  /** Whether `GET /perfil` reports an administrator. */
  admin: boolean;
  /** Whether the subscription opens premium content, according to `GET /assinatura/status`. */
  subscribed: boolean;
}

/** The accounts of a run by role. */
export type People = Record<Role, Person>;

/** Vouchers that a run may use if it may change accounts. */
export interface Vouchers {
  /** Code of a voucher of 100 %. */
  full?: string;
  /** Codes of further such vouchers. */
  more?: readonly string[];
  /** Code of a smaller voucher. */
  partial?: string;
  /** Code of a voucher whose last day has passed. */
  expired?: string;
  /** Code of a smaller voucher whose last day is today. */
  lastDay?: string;
}

/**
 * Accounts with a subscription that depends on the day: a current trial and another one that may be canceled, an
 * expired one, a canceled subscription with remaining access, and one whose access has ended.
 */
export type AccountState = 'trial' | 'trialToCancel' | 'trialOver' | 'canceled' | 'canceledOver';
