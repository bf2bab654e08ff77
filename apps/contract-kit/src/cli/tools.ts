import { statSync } from 'node:fs';
import type { Tools } from '../core/tools.ts';
import { folderMailbox } from '../mailbox/folder.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { mailpitMailbox } from '../mailbox/mailpit.ts';
import { previewMailbox } from '../mailbox/preview.ts';
import type { CliOptions } from './options.ts';
import type { Output } from './output.ts';
import { restartBy, runCommand } from './runCommand.ts';
import { UsageProblem } from './usage.ts';

/**
 * The mailbox of --mailbox: Mailpit's address, "preview", or a folder.
 * @throws UsageProblem when there is no such folder
 */
function mailboxAt(place: string): Mailbox {
  if (/^https?:/.test(place)) return mailpitMailbox(place);
  if (place === 'preview') return previewMailbox((request) => fetch(request));
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) return folderMailbox(place);
  throw new UsageProblem(`${place} is no folder: correct --mailbox.`);
}

/** What the options give the checks. */
export function toolsOf({ parallel, restart, mailbox, expire }: CliOptions, output: Output): Tools {
  return {
    parallel,
    restart: restart === null ? null : restartBy(restart, output),
    mailbox: mailbox === null ? null : mailboxAt(mailbox),
    expire: expire === null ? null : () => runCommand(expire, '--expire'),
  };
}
