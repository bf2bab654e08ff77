import { emptyValue, hideCpf, isCpf } from '@raiz/ui/format';
import { isEmail } from '../shared/credentials.ts';

const hidden = '****';

/**
 * Masks an account number except its end: `****65-4`. Short numbers are masked whole; `--` when
 * unknown.
 */
export function hideAccount(account: string | null): string {
  if (account === null) return emptyValue;
  const text = account.trim();
  return text.length < 6 ? hidden : hidden + text.slice(-4);
}

/** Masks a PIX key so that only its owner recognizes it; `--` when there is none. */
export function hidePixKey(key: string | null | undefined): string {
  const text = (key ?? '').trim();
  if (text === '') return emptyValue;
  if (isEmail(text)) return text.charAt(0) + hidden + text.slice(text.lastIndexOf('@'));
  if (isCpf(text)) return hideCpf(text);
  return text.length < 8 ? hidden : hidden + text.slice(-4);
}
