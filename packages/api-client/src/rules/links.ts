/** The links of `resource_url`: one or several separated by commas, blanks around them ignored (spec, section 3). */
export function splitLinks(value: string | null | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((link) => link.trim())
    .filter((link) => link !== '');
}

/**
 * Whether a text is an absolute http or https address. Nothing else is saved or followed (decisions.md, Lessons), nor is one with a name or
 * a password before the host: "https://bank.example@evil.example" is there to be misread.
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
 * The one gate for links that come from data: the address if it may be followed, else null (then it is shown as text).
 * Absolute http(s) addresses pass; with `base`, also a path on our own origin ("/certificados/1.pdf", never "//host").
 * @param base Our own origin, for fields where a path is allowed, such as `certificate_url`.
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

/** A video on Vimeo: the digits of its id, and the hash of an unlisted one. */
export interface VimeoVideo {
  id: string;
  hash: string | null;
}

const vimeo = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?(?:[?#](.*))?$/i;

/**
 * Reads the video id from a link to the video-hosting service: the address followed by digits, with an optional `video/`
 * (spec, section 5), with or without scheme and `www.`; null when there is none, and then no player is shown.
 */
export function vimeoVideo(url: string | null | undefined): VimeoVideo | null {
  const match = vimeo.exec(url?.trim() ?? '');
  if (!match?.[1]) return null;
  const query = /(?:^|[&?])h=([0-9a-f]+)/i.exec(match[3] ?? '');
  return { id: match[1], hash: match[2] ?? query?.[1] ?? null };
}
