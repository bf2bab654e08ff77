import type { BankValues } from './bankValues.ts';

/** A bank of the list: name, and code as `hint`. */
interface ListedBank {
  value: string;
  hint?: string;
}

type BankChoice = Pick<BankValues, 'nome_banco' | 'codigo_banco'>;

/**
 * Both fields after a new name: a bank from the list sets its code, a custom name keeps the code.
 */
export function chooseName(now: BankChoice, name: string, bank: ListedBank | null): BankChoice {
  return { nome_banco: name, codigo_banco: bank?.hint ?? now.codigo_banco };
}

/**
 * Both fields after a new code: a code from the list replaces the name of a listed bank. A custom
 * name stays, and an empty one is the member's to fill in: its error must show.
 */
export function chooseCode(now: BankChoice, code: string, banks: readonly ListedBank[]): BankChoice {
  const listed = banks.find(({ hint }) => hint === code);
  const isListed = banks.some(({ value }) => value === now.nome_banco);
  return { codigo_banco: code, nome_banco: isListed && listed !== undefined ? listed.value : now.nome_banco };
}
