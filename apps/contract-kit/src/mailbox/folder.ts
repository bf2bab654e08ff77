import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { withoutMark } from '@raiz/contract/text';
import PostalMime, { type Address } from 'postal-mime';
import { ToolFailed } from '../core/tools.ts';
import { linksIn } from './mailbox.ts';
import { quoted } from '../core/secrets.ts';
import type { Mail, Mailbox } from './mailbox.ts';

function filesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
    const files = names.map((name) => path.join(folder, name));
    const times = new Map(files.map((file) => [file, statSync(file).mtimeMs]));
    return files.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0) || a.localeCompare(b));
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
    shell: `node -e '
  const [folder, to, , before] = process.argv.slice(1);
  const files = fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".eml"));
  const all = files.map((name) => path.join(folder, name));
  all.sort((a, b) => fs.statSync(a).mtimeMs - fs.statSync(b).mtimeMs);
  const decoded = (text) => {
    const plain = text.replace(/(?:^[A-Za-z0-9+\\/=]{4,}\\r?\\n?)+/gm, (part) => Buffer.from(part, "base64") + "\\n");
    return /quoted-printable/i.test(text) ? plain.replace(/=\\r?\\n/g, "").replace(/=3D/gi, "=") : plain;
  };
  const mine = all.map((name) => fs.readFileSync(name, "utf8")).filter((text) => text.toLowerCase().includes(to.toLowerCase()));
  const keyIn = (text) => /^[\\w.~%-]+/.exec(text.split(before).slice(1).at(-1) ?? "")?.[0];
  const found = mine.map(decoded).map((text) => (before === "" ? text : keyIn(text)));
  console.log(found.filter(Boolean).at(-1) ?? "");
' ${quoted(path.resolve(folder))}`,
    mayBeLate: true,
    async mailsTo(address) {
      const mails: Mail[] = [];
      for (const file of filesIn(folder)) {
        const bytes = withoutMark(readFileSync(file));
        const { to = [], cc = [], bcc = [], html = '', text = '' } = await PostalMime.parse(bytes);
        if (isTo([...to, ...cc, ...bcc], address)) mails.push({ links: linksIn(html, text) });
      }
      return mails;
    },
  };
}
