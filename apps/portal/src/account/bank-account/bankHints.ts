import { dropUnseen, foldedWords, isCnpj, isCpf } from '@raiz/ui/format';
import type { BankValues } from './bankAccount.ts';
import { isEmail } from '../shared/credentials.ts';

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

/**
 * Whether the holder seems to be another person than the member. Omitted or additional names, case
 * and accents make no difference; an unknown name counts as the member's. For a hint only.
 */
export function isOtherPerson(holder: string, member: string | null): boolean {
  const [fewer = [], more = []] = [foldedWords(holder), foldedWords(member ?? '')].sort(
    (one, other) => one.length - other.length,
  );
  return fewer.length > 0 && !fewer.every((word) => more.includes(word));
}

/** The five kinds of PIX key. */
type PixKind = 'cpf' | 'cnpj' | 'email' | 'phone' | 'random';

/** The recognized kind of a PIX key. */
interface PixGuess {
  /** The kind, or null when none or more than one fits. */
  kind: PixKind | null;
  /** The key as a PIX mobile number (`+5511987654321`), when it may be one without +55; or null. */
  phone: string | null;
  /** Eleven digits that fit both a CPF and a mobile number. */
  ambiguous: boolean;
}

const random = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const writtenCpf = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;
/** The area codes in use in Brazil: 11 to 99 without zeros and unassigned ones. */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
const fullPhone = new RegExp(`^\\+55${area}\\d{8,9}$`);
/** A mobile number begins with 9. */
const bareMobile = new RegExp(`^${area}9\\d{8}$`);

/** Recognizes the kind of a PIX key. For hints only: the server accepts any text. */
export function guessPixKind(key: string): PixGuess {
  const text = dropUnseen(key);
  const bare = text.replace(/[\s().-]/g, '');
  const sure = (kind: PixKind | null): PixGuess => ({ kind, phone: null, ambiguous: false });
  if (random.test(text)) return sure('random');
  if (isEmail(text)) return sure('email');
  if (fullPhone.test(bare)) return sure('phone');
  if (writtenCpf.test(text)) return sure('cpf');
  if (isCnpj(text)) return sure('cnpj');
  if (!/^\d{11}$/.test(bare)) return sure(null);

  const phone = bareMobile.test(bare) ? `+55${bare}` : null;
  // Brackets and blanks occur in telephone numbers only.
  const ambiguous = phone !== null && isCpf(bare) && bare === text;
  if (ambiguous) return { kind: null, phone, ambiguous };
  if (phone !== null) return { kind: 'phone', phone, ambiguous };
  return sure(isCpf(bare) ? 'cpf' : null);
}
