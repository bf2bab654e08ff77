/** An address within the portal, in the parts that a browser gives it. */
export interface Path {
  pathname: string;
  /** The query with its "?", or nothing. */
  search: string;
  /** The fragment with its "#", or nothing. */
  hash: string;
}

/** Where somebody is: an address and what belongs to this entry of the history. */
export interface Location extends Path {
  /** What the page before handed over; null without it. */
  state: unknown;
  /** Tells entries of the history apart, also two of the same address; "default" for the first of a visit. */
  key: string;
}

/** Where somebody is to go: an address as text, or the parts of it that are not to stay as they are. */
export type To = string | Partial<Path>;

/** How somebody came to a page: by a link, in place of the page before, or by back, forward and opening it. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

/** What else a step may say. */
export interface NavigateOptions {
  /** The page takes the place of the one before in the history. */
  replace?: boolean;
  /** Handed over to the page; kept with the entry of the history. */
  state?: unknown;
}

function parts(text: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  return { pathname, search, hash };
}

/** A query or fragment with its mark, which may be there already. */
function marked(mark: string, text = ''): string {
  const bare = text.startsWith(mark) ? text.slice(1) : text;
  return bare === '' ? '' : mark + bare;
}

/** The address that a step leads to; without a path of its own, to the same page. */
export function resolvePath(to: To, here: string): Path {
  const { pathname, search, hash } = typeof to === 'string' ? parts(to) : to;
  return {
    pathname: pathname || here,
    search: marked('?', search),
    hash: marked('#', hash),
  };
}

/** An address as it stands in links. */
export function pathText({ pathname, search, hash }: Path): string {
  return pathname + search + hash;
}
