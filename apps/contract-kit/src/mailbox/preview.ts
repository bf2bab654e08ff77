import { exchange, NoAnswer, type Send } from '../core/send.ts';
import { linksIn } from './mailbox.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** Time limit of one page, in seconds. */
const seconds = 10;

/** Reads the pages of the mails at `preview_url`, which a test server may name in its answers. */
export function previewMailbox(send: Send): Mailbox {
  const mails = new Map<string, Mail[]>();

  async function read(preview: string): Promise<Omit<Mail, 'id'>> {
    const request = { method: 'GET', headers: new Headers(), body: undefined };
    const follow: Send = (one) => send(new Request(one, { redirect: 'follow' }));
    try {
      const { status, text } = await exchange(follow, new URL(preview), request, seconds);
      if (status < 400) return { links: linksIn(text, '', preview) };
      return { links: [], problem: `${preview}, which answers ${status}` };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { links: [], problem: `${preview}, which ${error.message}` };
    }
  }

  return {
    mayBeLate: false,
    async mailsTo(address, preview) {
      const known = mails.get(address) ?? [];
      if (preview === null || !URL.canParse(preview)) return known;
      const all = [...known, { id: `${known.length} ${preview}`, ...(await read(preview)) }];
      mails.set(address, all);
      return all;
    },
  };
}
