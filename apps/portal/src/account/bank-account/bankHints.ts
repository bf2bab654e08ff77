import { getPixKeyInfo, isValidMobilePhone, type PixKeyType } from '@brazilian-utils/brazilian-utils';
import { bankOf, searchWords } from '@raiz/ui/format';
import { sentEmail } from '../shared/credentials.ts';

/** Name and code of a bank, which change each other. */
export type BankChoice = Record<'nome_banco' | 'codigo_banco', string>;

/**
 * Both fields after a new name: a bank of the list sets its code, another name keeps a code of its own but not that of
 * the former name.
 */
export function chooseName(now: BankChoice, name: string): BankChoice {
  const isFormer = name === '' || bankOf(now.nome_banco)?.hint === now.codigo_banco;
  return { nome_banco: name, codigo_banco: bankOf(name)?.hint ?? (isFormer ? '' : now.codigo_banco) };
}

/**
 * Both fields after a new code: a code of the list replaces the name of another listed bank. A custom name stays, and
 * so does an empty one, whose error must show.
 */
export function chooseCode(now: BankChoice, code: string): BankChoice {
  const [bank, former] = [bankOf(code), bankOf(now.nome_banco)];
  const isOther = bank !== null && former !== null && bank !== former;
  return { codigo_banco: code, nome_banco: isOther ? bank.value : now.nome_banco };
}

/** The listed bank that the name means, if the code is not its code; or null. */
export function bankInDoubt({ nome_banco, codigo_banco }: BankChoice): { value: string; hint: string } | null {
  const bank = bankOf(nome_banco);
  return bank?.hint === codigo_banco ? null : bank;
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

/** A PIX key and its possible kinds. */
interface PixKey {
  /** The kind, or null if none or more than one matches. */
  kind: PixKeyType | null;
  /** As PIX has it, such as `+5511987654321`; as typed without a kind. */
  key: string;
  /** The key as a mobile number, when its eleven digits may also be a CPF; or null. */
  phone: string | null;
}

/** A random key whose hyphens were lost. */
const bareRandomKey = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/i;

/** Recognizes a PIX key. The server accepts any text. */
export function readPixKey(typed: string): PixKey {
  const text = sentEmail(typed)
    .replace(/\p{Pd}/gu, '-')
    .replace(bareRandomKey, '$1-$2-$3-$4-$5');
  const info = getPixKeyInfo(text);
  if (info?.type === 'cpf' && /^\d{11}$/.test(text) && isValidMobilePhone(text)) {
    return { kind: null, key: typed, phone: `+55${text}` };
  }
  return { kind: info?.type ?? null, key: info?.value ?? typed, phone: null };
}
