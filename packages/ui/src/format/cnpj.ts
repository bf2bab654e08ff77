import { cnpj } from 'cpf-cnpj-validator';

/**
 * Whether a text is a CNPJ with valid check digits, with or without mask; since July 2026 its first
 * twelve characters may be letters.
 */
export function isCnpj(text: string): boolean {
  return cnpj.isValid(text);
}
