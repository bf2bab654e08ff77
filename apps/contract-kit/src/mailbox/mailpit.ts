import { readJson } from '../core/answer.ts';
import { ToolFailed } from '../core/tools.ts';
import { isObject, listAt, textAt } from '../core/values.ts';
import { linksIn } from './mailbox.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** Time limit of one call, in milliseconds. */
const timeout = 10_000;

function isTo(row: unknown, address: string): boolean {
  const recipients = ['/To', '/Cc', '/Bcc'].flatMap((field) => listAt(row, field));
  return recipients.some((one) => textAt(one, '/Address').toLowerCase() === address.toLowerCase());
}

/**
 * A Mailpit server, by the address of its web page: `http://127.0.0.1:8025`. Reads its API,
 * version 1.
 */
export function mailpitMailbox(url: string): Mailbox {
  const base = url.replace(/\/(?:api\/v1\/?)?$/, '');

  async function read(path: string): Promise<unknown> {
    try {
      const answer = await fetch(`${base}/api/v1/${path}`, { signal: AbortSignal.timeout(timeout) });
      const body = readJson(await answer.text());
      if (answer.ok && isObject(body)) return body;
      throw new Error(answer.ok ? 'it answers no JSON' : `it answers ${answer.status}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new ToolFailed('mailbox', `Mailpit at ${base} cannot be read (${why}): correct --mailbox.`);
    }
  }

  return {
    mayBeLate: true,
    async mailsTo(address) {
      const query = new URLSearchParams({ query: `to:"${address}"`, limit: '50' }).toString();
      const found = listAt(await read(`search?${query}`), '/messages').filter((row) => isTo(row, address));
      const mails: Mail[] = [];
      // The newest is first.
      for (const row of found.reverse()) {
        const id = textAt(row, '/ID');
        const mail = await read(`message/${encodeURIComponent(id)}`);
        mails.push({ id, links: linksIn(textAt(mail, '/HTML'), textAt(mail, '/Text')) });
      }
      return mails;
    },
  };
}
