import { dropUnseen, emptyValue, hideCpf, isCpf } from '@raiz/ui/format';
import { isEmail } from '../shared/credentials.ts';

const hidden = '****';

/** Masks a PIX key so that only its owner recognizes it; `--` when there is none. */
export function hidePixKey(key: string | null | undefined): string {
  const text = dropUnseen(key ?? '');
  if (text === '') return emptyValue;
  if (isEmail(text)) return text.charAt(0) + hidden + text.slice(text.lastIndexOf('@'));
  if (isCpf(text)) return hideCpf(text);
  return text.length < 8 ? hidden : hidden + text.slice(-4);
}
