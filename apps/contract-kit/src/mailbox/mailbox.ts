import { decode } from 'html-entities';

const href = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const address = /https?:\/\/[^\s<>"']+/g;

/**
 * The http and https links of a mail, each once: those of its HTML, then those of its text.
 * @param base Address that relative links of the HTML start from; without it they are left out.
 */
export function linksIn(html: string, text: string, base?: string): string[] {
  const found = [...html.matchAll(href)].map(([, ...quoted]) => decode(quoted.find((one) => one !== undefined) ?? ''));
  const written = [...text.matchAll(address)].map(([link]) => link.replace(/[.,;:!?)\]]+$/, ''));
  const links = [...found, ...written].flatMap((link) => (URL.canParse(link, base) ? new URL(link, base).href : []));
  return [...new Set(links)].filter((link) => /^https?:/.test(link));
}

/** A mail of the backend. */
export interface Mail {
  /** What no other mail has. */
  id: string;
  /** Links of the HTML and the text, absolute. */
  links: string[];
}

/** Where the mails of the backend can be read. */
export interface Mailbox {
  /**
   * A command of a shell that gets an address, that of the mail's page, and a text, and prints what
   * follows the text in the newest mail to the address that has it; without a text the whole mail.
   */
  shell: string;
  /** Whether a mail may come some time after the answer. */
  mayBeLate: boolean;
  /**
   * The mails to an address so far, oldest first.
   * @param preview Address of the mail's page, where the answer that caused it named one.
   * @throws ToolFailed when the mailbox cannot be read
   */
  mailsTo(address: string, preview: string | null): Promise<Mail[]>;
}
