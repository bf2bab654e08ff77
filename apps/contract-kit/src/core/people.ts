/**
 * The three accounts of a run: `member` has an active or trial subscription, `other` is a member without one, `admin` an administrator.
 */
export type Role = 'member' | 'other' | 'admin';

/** Who makes a call; a visitor sends no token. */
export type Caller = Role | 'visitor';

/** How an account is reached: by e-mail and password, or by a token that is valid already. */
export type Account = { email: string; password: string } | { token: string };

/** An account that is logged in. */
export interface Person {
  id: number;
  name: string;
  email: string;
  /** Null when only a token was given: what needs the password is then left out. */
  password: string | null;
  token: string;
  /** Whether `GET /perfil` calls them an administrator. */
  admin: boolean;
  /** Whether the subscription opens premium content, as `GET /assinatura/status` tells. */
  subscribed: boolean;
}

/** The people of a run by their role. */
export type People = Record<Role, Person>;

/** Vouchers that may be used up in a run that may change things. */
export interface Vouchers {
  /** Code of a voucher of 100 % that `other` has not used. */
  full?: string;
  /** Code of a smaller voucher. */
  partial?: string;
}
