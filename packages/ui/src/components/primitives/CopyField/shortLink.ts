/** A link as people read it: host and path without the scheme. */
export interface ShortLink {
  /** The host, which is cut first where there is little space. */
  start: string;
  /** From the last path segment to the end, such as `/cadastro?ref=2`. */
  end: string;
}

/** Splits an http(s) address for display; null for any other text. */
export function shortLink(text: string): ShortLink | null {
  const [, address] = /^https?:\/\/(.+)$/.exec(text) ?? [];
  if (address === undefined) return null;
  const path = address.split(/[?#]/, 1)[0] ?? address;
  const at = path.lastIndexOf('/');
  return at === -1 ? { start: address, end: '' } : { start: address.slice(0, at), end: address.slice(at) };
}
