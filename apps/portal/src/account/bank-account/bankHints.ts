import { getPixKeyInfo, isValidMobilePhone, type PixKeyType } from '@brazilian-utils/brazilian-utils';
import { dropUnseen, searchWords } from '@raiz/ui/format';
import type { BankValues } from './bankAccount.ts';

/** A bank of the list: name, and code as `hint`. */
interface ListedBank {
  value: string;
  hint?: string;
}

type BankChoice = Pick<BankValues, 'nome_banco' | 'codigo_banco'>;

/**
 * Both fields after a new name: a bank from the list sets its code, a custom name keeps the code,
 * and an emptied name takes the code of the former bank with it.
 */
export function chooseName(now: BankChoice, name: string, bank: ListedBank | null): BankChoice {
  return { nome_banco: name, codigo_banco: name === '' ? '' : (bank?.hint ?? now.codigo_banco) };
}

/**
 * Both fields after a new code: a code from the list replaces the name of a listed bank. A custom
 * name stays, and so does an empty one, whose error must show.
 */
export function chooseCode(now: BankChoice, code: string, banks: readonly ListedBank[]): BankChoice {
  const listed = banks.find(({ hint }) => hint === code);
  const isListed = banks.some(({ value }) => value === now.nome_banco);
  return { codigo_banco: code, nome_banco: isListed && listed !== undefined ? listed.value : now.nome_banco };
}

/**
 * Whether the holder seems to be another person than the member. Omitted or additional names, case
 * and accents make no difference; an unknown name counts as the member's. For a hint only.
 */
export function isOtherPerson(holder: string, member: string | null): boolean {
  const [fewer = [], more = []] = [searchWords(holder), searchWords(member ?? '')].sort(
    (one, other) => one.length - other.length,
  );
  return fewer.length > 0 && !fewer.every((word) => more.includes(word));
}

/** The possible kinds of a PIX key. */
interface PixGuess {
  /** The kind, or null if none or more than one matches. */
  kind: PixKeyType | null;
  /** The key as a PIX mobile number (`+5511987654321`), when it may be one without +55; or null. */
  phone: string | null;
  /** Eleven digits may be a CPF or a mobile number. */
  ambiguous: boolean;
}

/** Recognizes the kind of a PIX key. For hints only: the server accepts any text. */
export function guessPixKind(key: string): PixGuess {
  const text = dropUnseen(key);
  const info = getPixKeyInfo(text);
  if (info?.type === 'cpf' && /^\d{11}$/.test(text) && isValidMobilePhone(text)) {
    return { kind: null, phone: `+55${text}`, ambiguous: true };
  }
  const isShort = info?.type === 'phone' && !text.startsWith('+');
  return { kind: info?.type ?? null, phone: isShort ? info.value : null, ambiguous: false };
}
