import { cnpj } from 'cpf-cnpj-validator';

/**
 * Whether a text is a CNPJ with right check digits, with its mask or without; since July 2026 its
 * first twelve places may hold letters.
 */
export function isCnpj(text: string): boolean {
  return cnpj.isValid(text);
}
