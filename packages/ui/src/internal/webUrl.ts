/**
 * The normalised address of an untrusted link when it is http(s), otherwise null, so that
 * `javascript:` never becomes a link.
 */
export function webUrl(value: string): string | null {
  const trimmed = value.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return new URL(trimmed).href;
}

/** The host of a web address without `www.`; the value itself when it is not one. */
export function hostName(value: string): string {
  const url = webUrl(value);
  return url === null ? value : new URL(url).hostname.replace(/^www\./, '');
}
