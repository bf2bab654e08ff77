import type { FieldError } from '../components/primitives/ErrorSummary/ErrorSummary.tsx';
import { bankMessages as words } from '../messages/account.ts';

/** The seven fields of the bank data (docs/specification.md#bank-data). */
export interface BankValues {
  nome_completo: string;
  cpf: string;
  nome_banco: string;
  codigo_banco: string;
  numero_agencia: string;
  numero_conta: string;
  chave_pix: string;
}

export const emptyBank: BankValues = {
  nome_completo: '',
  cpf: '',
  nome_banco: '',
  codigo_banco: '',
  numero_agencia: '',
  numero_conta: '',
  chave_pix: '',
};

export const filledBank: BankValues = {
  nome_completo: 'Mariana Souza da Conceição',
  cpf: '529.982.247-25',
  nome_banco: 'Banco do Brasil',
  codigo_banco: '001',
  numero_agencia: '1234-5',
  numero_conta: '67890-X',
  chave_pix: 'mariana.souza@exemplo.com.br',
};

/**
 * The sentence of each required field, in the order of the form (docs/specification.md#bank-data).
 */
const missing = [
  ['nome_completo', words.fullNameMissing],
  ['cpf', words.cpfMissing],
  ['nome_banco', words.bankNameMissing],
  ['codigo_banco', words.bankCodeMissing],
  ['numero_agencia', words.branchMissing],
  ['numero_conta', words.accountMissing],
] as const satisfies [keyof BankValues, string][];

/** The id of a field's control, for its link in the summary. */
export function fieldIdOf(name: keyof BankValues): string {
  return `banco-${name}`;
}

/** What is wrong with the values, in the order of the fields. */
export function checkBank(values: BankValues): FieldError[] {
  return missing.flatMap(([name, text]) => (values[name].trim() === '' ? [{ fieldId: fieldIdOf(name), text }] : []));
}
