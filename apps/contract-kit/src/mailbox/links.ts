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
