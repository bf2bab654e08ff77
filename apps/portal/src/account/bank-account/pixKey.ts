import { isCnpj, isCpf } from '@raiz/ui/format';
import { isEmail } from '../shared/email.ts';

/** The five kinds of PIX key (product, 2.3). */
export type PixKind = 'cpf' | 'cnpj' | 'email' | 'phone' | 'random';

/** What a PIX key looks like. */
export interface PixLook {
  /** Its kind, where only one fits; null while none does, or more than one. */
  kind: PixKind | null;
  /** The key as a mobile number in the form that PIX asks for (`+5511987654321`), where it could be one without that form. */
  phone: string | null;
  /** Eleven digits that could be a CPF as well as a mobile number. */
  ambiguous: boolean;
}

const random = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const writtenCpf = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;
/** The area codes that Brazil has: 11 to 99 without zeros, and without those never given out. */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
const fullPhone = new RegExp(`^\\+55${area}\\d{8,9}$`);
/** A mobile number begins with 9. */
const bareMobile = new RegExp(`^${area}9\\d{8}$`);

/** Says what a PIX key looks like. Only for hints: any text may be saved, as the server decides. */
export function lookAtPixKey(key: string): PixLook {
  const text = key.trim();
  const bare = text.replace(/[\s().-]/g, '');
  const sure = (kind: PixKind | null): PixLook => ({ kind, phone: null, ambiguous: false });
  if (random.test(text)) return sure('random');
  if (isEmail(text)) return sure('email');
  if (fullPhone.test(bare)) return sure('phone');
  if (writtenCpf.test(text)) return sure('cpf');
  if (isCnpj(text)) return sure('cnpj');
  if (!/^\d{11}$/.test(bare)) return sure(null);

  const phone = bareMobile.test(bare) ? `+55${bare}` : null;
  // Brackets and blanks are written in telephone numbers only.
  const ambiguous = phone !== null && isCpf(bare) && bare === text;
  if (ambiguous) return { kind: null, phone, ambiguous };
  if (phone !== null) return { kind: 'phone', phone, ambiguous };
  return sure(isCpf(bare) ? 'cpf' : null);
}
