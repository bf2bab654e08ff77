import type { ContractConfig } from '../contractConfig.ts';

/**
 * The three accounts of a run: `member` has an active or trial subscription, `other` is a member
 * without one, `admin` an administrator.
 */
export type Role = 'member' | 'other' | 'admin';

/** The caller; a visitor sends no token. */
export type Caller = Role | 'visitor';

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

/** Codes of vouchers that a run may use if it may change accounts. */
export type Vouchers = Omit<NonNullable<ContractConfig['vouchers']>, 'full'> & { full: readonly string[] };

/** Accounts whose subscription depends on the day. */
export type AccountState = Exclude<keyof ContractConfig['accounts'], Role>;
