import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { withoutMark } from '@raiz/contract/text';
import PostalMime, { type Address } from 'postal-mime';
import { ToolFailed } from '../core/tools.ts';
import { linksIn } from './mailbox.ts';
import type { Mail, Mailbox } from './mailbox.ts';

/** A file of a mail; its id changes when the file is overwritten. */
interface MailFile {
  file: string;
  id: string;
  time: number;
}

/** The files of mails, oldest first. */
function filesIn(folder: string): MailFile[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
    const files = names.map((name): MailFile => {
      const file = path.join(folder, name);
      const { mtimeMs: time, size } = statSync(file);
      return { file, id: `${file} ${time} ${size}`, time };
    });
    return files.sort((a, b) => a.time - b.time || a.file.localeCompare(b.file));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ToolFailed('mailbox', `The folder ${folder} cannot be read (${why}): correct "mailbox".`);
  }
}

/** The addresses of a mail, in lower case. */
function addressesOf(recipients: readonly Address[]): string[] {
  return recipients.flatMap(({ address, group }) => [
    ...(address === undefined ? [] : [address.toLowerCase()]),
    ...addressesOf(group ?? []),
  ]);
}

async function read({ file, id }: MailFile): Promise<Mail & { to: readonly string[] }> {
  const { to = [], cc = [], bcc = [], html = '', text = '' } = await PostalMime.parse(withoutMark(readFileSync(file)));
  return { id, links: linksIn(html, text), to: addressesOf([...to, ...cc, ...bcc]) };
}

/** A folder into which the backend writes each mail as a file `*.eml`, also into subfolders. */
export function folderMailbox(folder: string): Mailbox {
  // Read old mails only once, however many there are.
  const known = new Map<string, ReturnType<typeof read>>();
  return {
    mayBeLate: true,
    async mailsTo(address) {
      const mails: Mail[] = [];
      for (const one of filesIn(folder)) {
        const reading = known.get(one.id) ?? read(one);
        known.set(one.id, reading);
        const { to, ...mail } = await reading;
        if (to.includes(address.toLowerCase())) mails.push(mail);
      }
      return mails;
    },
  };
}
