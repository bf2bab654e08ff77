/** A link in its display form: host and path without the scheme. */
export interface ShortLink {
  /** The part before `end`, which is cut where there is little space. */
  start: string;
  /** The query, such as `?ref=2`, or the last path segment of a link without one. Never cut. */
  end: string;
}

/** Splits an http(s) address for display; null for any other text. */
export function shortLink(text: string): ShortLink | null {
  const [, address] = /^https?:\/\/(.+)$/.exec(text) ?? [];
  if (address === undefined) return null;
  const query = address.search(/[?#]/);
  const at = query === -1 ? address.lastIndexOf('/') : query;
  return at === -1 ? { start: address, end: '' } : { start: address.slice(0, at), end: address.slice(at) };
}
