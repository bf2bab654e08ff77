import { emptyValue, hideCpf, isCpf } from '@raiz/ui/format';
import { isEmail } from '../shared/email.ts';

const hidden = '****';

/** An account number of which only the end is shown: `****65-4`. Short ones are hidden whole. */
export function hideAccount(account: string): string {
  const text = account.trim();
  return text.length < 6 ? hidden : hidden + text.slice(-4);
}

/** A PIX key that its owner knows again and nobody else can use; `--` when there is none. */
export function hidePixKey(key: string | null | undefined): string {
  const text = (key ?? '').trim();
  if (text === '') return emptyValue;
  if (isEmail(text)) return text.charAt(0) + hidden + text.slice(text.lastIndexOf('@'));
  if (isCpf(text)) return hideCpf(text);
  return text.length < 8 ? hidden : hidden + text.slice(-4);
}
