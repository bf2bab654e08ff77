import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { withoutMark } from '@raiz/contract/text';
import PostalMime, { type Address } from 'postal-mime';
import { ToolFailed } from '../core/tools.ts';
import { linksIn } from './mailbox.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** The files of mails with the times of their last change, oldest first. */
function filesIn(folder: string): [file: string, time: number][] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
    const files = names.map((name): [string, number] => {
      const file = path.join(folder, name);
      return [file, statSync(file).mtimeMs];
    });
    return files.sort(([a, time], [b, other]) => time - other || a.localeCompare(b));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ToolFailed('mailbox', `The folder ${folder} cannot be read (${why}): correct --mailbox.`);
  }
}

function isTo(recipients: readonly Address[], address: string): boolean {
  return recipients.some(
    ({ address: to, group }) => to?.toLowerCase() === address.toLowerCase() || isTo(group ?? [], address),
  );
}

/** A folder into which the backend writes each mail as a file `*.eml`, also in folders below. */
export function folderMailbox(folder: string): Mailbox {
  return {
    mayBeLate: true,
    async mailsTo(address) {
      const mails: Mail[] = [];
      for (const [file, time] of filesIn(folder)) {
        const bytes = withoutMark(readFileSync(file));
        const { to = [], cc = [], bcc = [], html = '', text = '' } = await PostalMime.parse(bytes);
        if (isTo([...to, ...cc, ...bcc], address)) mails.push({ id: `${file} ${time}`, links: linksIn(html, text) });
      }
      return mails;
    },
  };
}
