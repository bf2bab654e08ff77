import { dropUnseen } from '@raiz/ui/format';
import { wholeNumber } from './ids.ts';

/** What an invitation says: the sponsor's id, or that it has no usable one. */
export interface Invitation {
  id: number | null;
  /** There is an invitation, but not exactly one id. */
  broken: boolean;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The id in a value of `ref`. Ignores what people, chats and mails put around a number: blanks, quotes, brackets, a
 * full stop, `3D` of quoted-printable, another query. Null for a sign, a decimal or a second number: it may be anybody's.
 */
function idIn(value: string): number | null {
  const text = dropUnseen(decoded(value).replace(/\s+/g, ' '));
  const around = /^[\s"'“”‘’«<([{=:#*_~+]*(?:3D)?0*([1-9]\d*)(?!_*[\p{L}\p{N}\p{Pd}−])(?:\P{N}*|[?&#].*)$/u;
  return wholeNumber(around.exec(text)?.[1]);
}

/** The ids of the values of `ref` in a text, null for one without an id. A link may be a parameter of another one. */
function idsIn(text: string): (number | null)[] {
  const found = text.matchAll(/(?<![\p{L}\d_-])ref\s*=((?:[^&#?\s]|\s+(?=\d))*)/giu);
  const values = Array.from(found, ([, value = '']) => decoded(value.replaceAll('+', ' ')));
  if (values.length === 0) {
    const plain = decoded(text);
    return plain === text ? [] : idsIn(plain);
  }
  return values
    .filter((value) => dropUnseen(value) !== '')
    .flatMap((value) => {
      const nested = idsIn(value);
      return nested.length > 0 ? nested : [idIn(value)];
    });
}

/**
 * Reads the invitation in the query of an address, or in a text with a referral link
 * (docs/specification.md#registration). Links with different ids are broken; an empty `ref` is none.
 */
export function readInvitation(text: string): Invitation {
  const ids = new Set(idsIn(text));
  const [id = null, ...others] = [...ids].filter((one) => one !== null);
  return others.length === 0 && id !== null ? { id, broken: false } : { id: null, broken: ids.size > 0 };
}

/**
 * A parameter in the query of a link that was sent by mail: its name in any case, its value without blanks, which wrapped
 * lines add, and without punctuation around it. An empty text when there is none.
 */
export function linkValue(search: string, name: string): string {
  const found = search.matchAll(new RegExp(`(?<![\\p{L}\\d_-])${name}(?:=|%3D)([^&#?]*)`, 'giu'));
  const values = Array.from(found, ([, value = '']) =>
    dropUnseen(decoded(value).replace(/=?\s+/g, ''))
      .replace(/^[^\p{L}\p{N}=_~/+.-]+/u, '')
      .replace(/[^\p{L}\p{N}=_~/+-]+$/u, ''),
  );
  return values.findLast((value) => value !== '') ?? '';
}

/** A value without the `=` and `=3D` of a mail whose quoted-printable encoding was left in the link. */
export function unquoted(value: string): string {
  return value
    .replace(/^3D/, '')
    .replaceAll('=3D', '=')
    .replace(/=(?!=*$)/g, '');
}
