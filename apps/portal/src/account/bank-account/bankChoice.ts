import type { BankValues } from './bankValues.ts';

/** A bank of the list: its name, and its code as the hint. */
interface ListedBank {
  value: string;
  hint?: string;
}

type BankChoice = Pick<BankValues, 'nome_banco' | 'codigo_banco'>;

/** Both fields after another name: a bank out of the list brings its code along, a text of one's own leaves the code as it is. */
export function chooseName(now: BankChoice, name: string, bank: ListedBank | null): BankChoice {
  return { nome_banco: name, codigo_banco: bank?.hint ?? now.codigo_banco };
}

/** Both fields after another code: a code out of the list brings the name along, unless somebody wrote a name of their own. */
export function chooseCode(now: BankChoice, code: string, banks: readonly ListedBank[]): BankChoice {
  const named = banks.find(({ hint }) => hint === code);
  const own = now.nome_banco.trim() !== '' && !banks.some(({ value }) => value === now.nome_banco);
  return { codigo_banco: code, nome_banco: named === undefined || own ? now.nome_banco : named.value };
}
