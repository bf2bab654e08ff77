import { cpf } from 'cpf-cnpj-validator';

/** Digits of a whole CPF. */
const cpfDigits = 11;

/** Characters of a whole CPF as it is written, `000.000.000-00` (spec, sections 5 and 9). */
export const cpfLength = 14;

/**
 * A whole CPF as `000.000.000-00`; anything but eleven digits stays digits, for `maskCpf` to mask.
 */
export function formatCpf(text: string): string {
  return cpf.format(text);
}

/** The digits of a CPF without its mask, eleven at most: `529.982.247-25` becomes `52998224725`. */
export function unmaskCpf(text: string): string {
  return cpf.strip(text).slice(0, cpfDigits);
}

/** A CPF with its first and last digits hidden, `***.982.247-**`; anything but eleven digits is hidden whole. */
export function hideCpf(text: string): string {
  const digits = cpf.strip(text);
  return digits.length === cpfDigits ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***';
}

/**
 * Whether the check digits of a CPF are right; the well-known false numbers such as
 * `111.111.111-11` are not. Only for a hint: the server decides, and no form is stopped by it.
 */
export function isCpf(text: string): boolean {
  return cpf.isValid(text);
}
