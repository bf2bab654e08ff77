import { emptyValue } from './number.ts';

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
