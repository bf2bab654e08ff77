import { isValidCpf, parseCpf } from '@brazilian-utils/brazilian-utils';

/** Whether a text has at least so many digits. */
export function hasDigits(text: string, count: number): boolean {
  return text.replace(/\D/g, '').length >= count;
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
