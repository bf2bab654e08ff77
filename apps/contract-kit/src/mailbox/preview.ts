import type { Send } from '../core/send.ts';
import { linksIn } from './mailbox.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** Reads the pages of the mails at `preview_url`, which a test server may name in its answers. */
export function previewMailbox(send: Send): Mailbox {
  const mails = new Map<string, Mail[]>();
  return {
    shell: `sh -c 'curl -s "$2" | if [ -n "$3" ]; then sed -n "s#.*$3\\([A-Za-z0-9._~%-]*\\).*#\\1#p" | tail -n 1; else cat; fi' sh`,
    mayBeLate: false,
    async mailsTo(address, preview) {
      const known = mails.get(address) ?? [];
      if (preview === null || !URL.canParse(preview)) return known;
      const html = await (await send(new Request(preview))).text();
      const all = [...known, { id: `${known.length} ${preview}`, links: linksIn(html, '', preview) }];
      mails.set(address, all);
      return all;
    },
  };
}
