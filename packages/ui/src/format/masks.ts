import { isCpf } from './documents.ts';
import { emptyValue } from './number.ts';
import { dropUnseen } from './text.ts';

const hidden = '****';

/**
 * A CPF with its first and last digits hidden, `***.982.247-**`; hides any text without exactly eleven digits entirely;
 * `--` when unknown.
 */
export function hideCpf(text: string | null): string {
  if (text === null) return emptyValue;
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***';
}

/** Masks an account number except its end: `****65-4`. Masks short numbers entirely; `--` when unknown. */
export function hideAccount(account: string | null): string {
  if (account === null) return emptyValue;
  const text = account.trim();
  return text.length < 6 ? hidden : hidden + text.slice(-4);
}

/** Masks a PIX key so that only its owner recognizes it, `m****@exemplo.com.br`; `--` when there is none. */
export function hidePixKey(key: string | null | undefined): string {
  const text = dropUnseen(key ?? '');
  const at = text.lastIndexOf('@');
  if (text === '') return emptyValue;
  if (at > 0) return text.charAt(0) + hidden + text.slice(at);
  if (isCpf(text)) return hideCpf(text);
  return text.length < 8 ? hidden : hidden + text.slice(-4);
}
