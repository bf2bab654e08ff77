/** A host name with a dot, such as "vimeo.com": a bare word or a number is not one. */
const host = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}{2,})`;
/** A file name such as "guia.pdf" looks like a host, but is not one. */
const file = String.raw`[^/?#\s,]*\.(?:pdf|docx?|xlsx?|pptx?|odt|txt|zip|mp[34]|jpe?g|png|[jx]?html?|jhtm|php|aspx?)`;
const name = String.raw`(?!${file}\.?(?:[\s,;?#]|$))${host}\.?(?::\d+)?`;
const bare = String.raw`${name}(?=[/?#\s,]|$)`;
const bareAddress = new RegExp(`^${bare}`, 'iu');

/**
 * A comma or a semicolon is part of an address, unless another address follows it; a comma also separates before a
 * space or at the end. A space alone separates before an address with a scheme, `www.` or a path: file names have
 * spaces, too.
 */
const separator = new RegExp(
  String.raw`[,;]?\s+(?=https?://|www\.|${name}[/?#])|,(?=[\s,]|$|//)|[,;]\s*(?=https?://|${name}(?:[/?#\s,;]|$))`,
  'iu',
);

/** Invisible characters, which people copy along with an address. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The links of `resource_url`, which separates them by commas
 * (docs/specification.md#resource-links).
 */
export function splitLinks(value: string | null | undefined): string[] {
  return (value ?? '')
    .replace(invisible, '')
    .split(separator)
    .map((link) => link.replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter((link) => link !== '');
}

/** The `resource_url` of links: their own commas are percent-encoded, because commas separate. */
export function joinLinks(links: readonly string[]): string {
  return links.map((link) => link.replaceAll(',', '%2C')).join(', ');
}

/**
 * The http(s) address that a person typed, or null. Adds https to an address without a scheme; drops invisible
 * characters and outer spaces, and percent-encodes inner ones.
 */
export function typedUrl(typed: string): string | null {
  const text = typed.replace(invisible, '').trim();
  const rest = text.replace(/^\/\//, '');
  const address = bareAddress.test(rest) ? `https://${rest}` : text;
  return safeUrl(address) === null ? null : address.replace(/\s/g, encodeURIComponent);
}

/**
 * Whether a text is an absolute http(s) address (docs/specification.md#resource-links). Rejects addresses with a user
 * name: "https://bank.example@evil.example" is meant to mislead.
 */
export function isWebUrl(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  try {
    const { hostname, username, password } = new URL(value);
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * The address of a link from data, or null if a page must show it as text. Accepts absolute http(s) addresses; with
 * `base` also a path such as "/certificados/1.pdf", never "//host".
 * @param base our own origin, for fields that may contain a path, such as `certificate_url`
 */
export function safeUrl(value: string | null | undefined, base?: string): string | null {
  const link = value?.trim() ?? '';
  if (isWebUrl(link)) return new URL(link).href;
  if (base === undefined || !/^\/(?![/\\])/.test(link)) return null;
  try {
    const url = new URL(link, base);
    return url.origin === new URL(base).origin ? url.href : null;
  } catch {
    return null;
  }
}

/** Resolves paths; its name is reserved, so that no real address has it (RFC 2606). */
const anyOrigin = 'https://portal.invalid';

/**
 * A path of the portal with its query and anchor, normalized, or null for anything that a browser
 * or a router could take for another address: `//host`, `/\host`, `/<tab>/host`, `/a/..//host`.
 */
export function safePath(value: unknown): string | null {
  const href = typeof value === 'string' && value.startsWith('/') ? safeUrl(value, anyOrigin) : null;
  if (href === null) return null;
  const path = href.slice(anyOrigin.length);
  return path.startsWith('//') ? null : path;
}

/** A video on Vimeo: the digits of its id, and the hash of an unlisted one. */
export interface VimeoVideo {
  id: string;
  hash: string | null;
}

const vimeo =
  /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\.?(?::(?:80|443))?\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?(?:[?#](.*))?$/i;

/**
 * Reads the video of a Vimeo link (docs/specification.md#video-player), with or without scheme,
 * `www.` and `video/`. Null without an id: then there is no player.
 */
export function vimeoVideo(url: string | null | undefined): VimeoVideo | null {
  const match = vimeo.exec(url?.trim() ?? '');
  if (!match?.[1]) return null;
  const query = /(?:^|[&?])h=([0-9a-f]+)/i.exec(match[3] ?? '');
  return { id: match[1], hash: match[2] ?? query?.[1] ?? null };
}
