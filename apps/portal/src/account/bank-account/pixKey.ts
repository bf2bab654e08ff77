import { isCnpj, isCpf } from '@raiz/ui/format';
import { isEmail } from '../shared/credentials.ts';

/** The five kinds of PIX key. */
export type PixKind = 'cpf' | 'cnpj' | 'email' | 'phone' | 'random';

/** The recognized kind of a PIX key. */
export interface PixGuess {
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
  const text = key.trim();
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
