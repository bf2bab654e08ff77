const plain = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** A number as Brazil writes it, in parts. */
export interface Digits {
  /** A hyphen, or nothing. */
  sign: string;
  /** Such as `1.234`. */
  whole: string;
  /** The decimals as far as there are any: `5` of 0.5. */
  decimals: string;
}

/**
 * The digits of a number with at most two decimals; null for any other, which `Intl` rounds. Most numbers need no `Intl`, whose first
 * formatter costs 15 ms, and 60 on a slow phone, before it writes anything.
 */
export function plainDigits(value: number): Digits | null {
  const [, sign = '', whole, decimals = ''] = plain.exec(String(value)) ?? [];
  return whole === undefined ? null : { sign, whole: whole.replace(/\B(?=(\d{3})+$)/g, '.'), decimals };
}
