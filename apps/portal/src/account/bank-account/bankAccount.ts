import type { Received, Schemas } from '@raiz/api-client';
import { dropUnseen, hasDigits, maskCpf, trimUnseen } from '@raiz/ui/format';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import type { Check } from '../../shared/writes/useApiForm.ts';
import { readPixKey } from './bankHints.ts';

/** The values of the bank form: the fields of the request, each a text. */
export type BankValues = Record<keyof Schemas['DadosBancarios'], string>;

/** The fields in the order of the form. */
export const bankFields = [
  'nome_completo',
  'cpf',
  'nome_banco',
  'codigo_banco',
  'numero_agencia',
  'numero_conta',
  'chave_pix',
] as const satisfies (keyof BankValues)[];

/** Labels of the fields. */
export const bankLabels = {
  nome_completo: messages.fullName,
  cpf: messages.cpf,
  nome_banco: messages.bankName,
  codigo_banco: messages.bankCode,
  numero_agencia: messages.branch,
  numero_conta: messages.account,
  chave_pix: messages.pixKey,
};

const noAccount: BankValues = {
  nome_completo: '',
  cpf: '',
  nome_banco: '',
  codigo_banco: '',
  numero_agencia: '',
  numero_conta: '',
  chave_pix: '',
};

/**
 * The form values of a stored account, without invisible characters, the PIX key as PIX has it.
 * @param known For required fields that the answer lacks.
 */
export function bankValuesOf(account: Received<'Conta'> | null, known = noAccount): BankValues {
  return {
    nome_completo: trimUnseen(account?.nome_completo ?? known.nome_completo),
    cpf: maskCpf(account?.cpf ?? known.cpf),
    nome_banco: trimUnseen(account?.nome_banco ?? known.nome_banco),
    codigo_banco: dropUnseen(account?.codigo_banco ?? known.codigo_banco),
    numero_agencia: dropUnseen(account?.numero_agencia ?? known.numero_agencia),
    numero_conta: dropUnseen(account?.numero_conta ?? known.numero_conta),
    chave_pix: readPixKey(dropUnseen(account?.chave_pix ?? '')).key,
  };
}

/** The values as the server stores them. */
export function normalizeBank(values: BankValues): BankValues {
  return bankValuesOf(accountOf(values));
}

const missing: Record<Exclude<keyof BankValues, 'chave_pix'>, string> = {
  nome_completo: messages.fullNameMissing,
  cpf: messages.cpfMissing,
  nome_banco: messages.bankNameMissing,
  codigo_banco: messages.bankCodeMissing,
  numero_agencia: messages.branchMissing,
  numero_conta: messages.accountMissing,
};

/** Everything but the PIX key is required. */
export const checkBank: Check<BankValues> = (values) => {
  const errors: Partial<BankValues> = {};
  for (const field of bankFields) {
    if (field !== 'chave_pix' && trimUnseen(values[field]) === '') errors[field] = missing[field];
  }
  // A pasted text may contain more than one number.
  if (/\D/.test(dropUnseen(values.codigo_banco))) errors.codigo_banco = missing.codigo_banco;
  if (hasDigits(values.cpf, 12)) errors.cpf = messages.cpfDoubtful;
  return errors;
};

/**
 * The request body: fields without invisible characters, and null for no PIX key
 * (docs/api-decisions.md#null-and-absent).
 */
export function accountOf(values: BankValues): Required<Schemas['DadosBancarios']> {
  return {
    nome_completo: trimUnseen(values.nome_completo),
    cpf: dropUnseen(values.cpf),
    nome_banco: trimUnseen(values.nome_banco),
    codigo_banco: dropUnseen(values.codigo_banco),
    numero_agencia: dropUnseen(values.numero_agencia),
    numero_conta: dropUnseen(values.numero_conta),
    chave_pix: dropUnseen(values.chave_pix) || null,
  };
}
