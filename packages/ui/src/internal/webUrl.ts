/**
 * The normalised address of an untrusted link when it is http(s), otherwise null, so that
 * `javascript:` never becomes a link.
 */
export function webUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed)) return null;
  try {
    return new URL(trimmed).href;
  } catch {
    return null;
  }
}

/** The host of a web address without `www.`; the value itself when it is not one. */
export function hostName(value: string): string {
  const url = webUrl(value);
  return url === null ? value : new URL(url).hostname.replace(/^www\./, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A label for a web address: its file name, else its host. */
export function resourceName(url: string): string {
  const last = new URL(url).pathname.split('/').findLast(Boolean);
  return last === undefined ? hostName(url) : decoded(last);
}
