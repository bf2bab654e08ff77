import { formatCpf as maskedCpf, isValidCpf, parseCpf } from '@brazilian-utils/brazilian-utils';

/** Number of digits of a CPF. */
const cpfDigits = 11;

/** Length of a masked CPF, `000.000.000-00` (docs/specification.md#limits). */
export const cpfLength = 14;

/** Formats a complete CPF as `000.000.000-00`; any other number of digits stays unmasked. */
export function formatCpf(text: string): string {
  const digits = parseCpf(text);
  return digits.length === cpfDigits ? maskedCpf(digits) : digits;
}

/** The digits of a CPF, maximum eleven: `529.982.247-25` becomes `52998224725`. */
export function unmaskCpf(text: string): string {
  return parseCpf(text);
}

/**
 * The eleven digits of the only CPF in a text, masked or not, with words and other numbers around it; null without one
 * or with several.
 */
export function cpfIn(text: string): string | null {
  const found = text.match(/(?<![\d.,/-])\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}(?![\d/]|[.,-]\d)/g) ?? [];
  const numbers = new Set(found.map((one) => parseCpf(one)));
  const [only = null] = numbers;
  return numbers.size === 1 ? only : null;
}

/**
 * Whether the check digits of a CPF are valid; repeated digits such as `111.111.111-11` are not.
 * Only for a warning: the server decides.
 */
export function isCpf(text: string): boolean {
  return isValidCpf(text);
}
