/** Digits of a whole CPF. */
const cpfDigits = 11;

/** Characters of a whole CPF as it is written, `000.000.000-00` (spec, sections 5 and 9). */
export const cpfLength = 14;

/**
 * A CPF while it is typed or pasted, as `000.000.000-00` (14 characters at most; spec, section 9): other characters are
 * dropped, digits after the eleventh too, and a part of a number gets a part of the mask.
 */
export function maskCpf(text: string): string {
  const digits = unmaskCpf(text);
  const blocks = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean).join('.');
  return digits.length > 9 ? `${blocks}-${digits.slice(9)}` : blocks;
}

/** The digits of a CPF without its mask, eleven at most: `529.982.247-25` becomes `52998224725`. */
export function unmaskCpf(text: string): string {
  return digitsOf(text).slice(0, cpfDigits);
}

/** A CPF with its first and last digits hidden, `***.982.247-**`; anything but eleven digits is hidden whole. */
export function hideCpf(cpf: string): string {
  const digits = digitsOf(cpf);
  return digits.length === cpfDigits ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***';
}

/** Whether the check digits of a CPF are right. Only for a hint: the server decides, and no form is stopped by it. */
export function isCpf(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length !== cpfDigits || /^(\d)\1+$/.test(digits)) return false;
  return digits.endsWith(`${checkDigit(digits.slice(0, 9))}${checkDigit(digits.slice(0, 10))}`);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}
