const href = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const address = /https?:\/\/[^\s<>"']+/g;

/** An address without what templates escape in attributes: `&amp;`, `&#61;`, `&#x3D;`. */
function decode(escaped: string): string {
  return escaped.replaceAll(/&(?:amp|#(\d{1,6})|#x([\da-f]{1,5}));/gi, (_, decimal?: string, hex?: string) =>
    String.fromCodePoint(decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 38),
  );
}

/**
 * The distinct http and https links of a mail: those of its HTML, then those of its text.
 * @param base Base address of relative links in the HTML; without it the list omits them.
 */
export function linksIn(html: string, text: string, base?: string): string[] {
  const found = [...html.matchAll(href)].map(([, ...quoted]) => decode(quoted.find((one) => one !== undefined) ?? ''));
  const written = [...text.matchAll(address)].map(([link]) => link.replace(/[.,;:!?)\]]+$/, ''));
  const links = [...found, ...written].flatMap((link) => (URL.canParse(link, base) ? new URL(link, base).href : []));
  return [...new Set(links)].filter((link) => /^https?:/.test(link));
}

/** A mail of the backend. */
export interface Mail {
  /** Unique id. */
  id: string;
  /** Links of the HTML and the text, absolute. */
  links: string[];
  /** Why it could not be read, if so: "http://…, which refused the connection". */
  problem?: string;
}

/** Reads the mails of the backend. */
export interface Mailbox {
  /** Whether a mail may arrive some time after the answer. */
  mayBeLate: boolean;
  /**
   * The mails to an address so far, oldest first.
   * @param preview Address of the mail's page, if the answer that caused it named one.
   * @throws ToolFailed when the mailbox is unreadable
   */
  mailsTo(address: string, preview: string | null): Promise<Mail[]>;
}
