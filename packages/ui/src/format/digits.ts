const plain = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** The parts of a formatted number. */
export interface Digits {
  /** A hyphen, or nothing. */
  sign: string;
  /** Integer part, such as `1.234`. */
  whole: string;
  /** Decimals without trailing zeros: `5` for 0.5. */
  decimals: string;
}

/**
 * The digits of a number with at most two decimals; null for any other, which `Intl` rounds. Most
 * numbers need no `Intl`, whose first formatter costs 15 ms, or 60 ms on a slow phone.
 */
export function plainDigits(value: number): Digits | null {
  const [, sign = '', whole, decimals = ''] = plain.exec(String(value)) ?? [];
  return whole === undefined ? null : { sign, whole: whole.replace(/\B(?=(\d{3})+$)/g, '.'), decimals };
}
