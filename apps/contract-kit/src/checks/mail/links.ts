import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../../core/answer.ts';
import { readJson } from '../../core/answer.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { NoAnswer } from '../../core/send.ts';
import { Stop } from '../../core/finding.ts';
import { textAt } from '../../core/values.ts';
import type { Mail, Mailbox } from '../../mailbox/mailbox.ts';

/** Maximum wait for a mail, in seconds. */
const timeoutSeconds = 20;

/** Path of the portal's page after a confirmation. */
const landingPath = '/email-confirmado';

/** Minimum length of a part of an address that looks like a token. */
const tokenLength = 12;

/** Selects links of a mail that may be the wanted one, the most likely first. */
export type Pick = (links: readonly URL[]) => URL | undefined;

/** The link that confirms an address: the contract does not fix its path. */
export const confirmation: Pick = (links) => {
  const others = links.filter(({ pathname }) => !pathname.endsWith('/redefinir-senha'));
  const named = others.filter(({ href }) => /confirm|verif|valid|ativ|activ/i.test(href));
  const likely = [...named, ...others].find((url) => tokenOf(url).length >= tokenLength);
  return likely ?? named[0];
};

/** The link to the portal's page for a new password: `docs/specification.md#password-reset`. */
export const reset: Pick = (links) =>
  links.find((url) => url.pathname.endsWith('/redefinir-senha') && url.searchParams.get('token'));

/** The token of a link: its query value `token`, else its longest part. '' without any. */
export function tokenOf({ searchParams, pathname }: URL): string {
  const parts = [...searchParams.values(), ...pathname.split('/')];
  return searchParams.get('token') ?? parts.sort((a, b) => b.length - a.length)[0] ?? '';
}

/** The same link with another token of the same length. */
export function withAnotherToken(url: URL): URL {
  return withToken(url, 'x'.repeat(tokenOf(url).length));
}

/** The same link with a given token. */
export function withToken(url: URL, other: string): URL {
  const token = tokenOf(url);
  const changed = new URL(url);
  for (const [name, value] of url.searchParams) if (value === token) changed.searchParams.set(name, other);
  changed.pathname = url.pathname.replaceAll(`/${token}`, `/${other}`);
  return changed;
}

/** The mail to wait for. */
interface Wanted {
  /** The answer of the call that sent it. */
  answer: Answer;
  /**
   * Ids of the mails that the address had before that call.
   * @default none
   */
  old?: ReadonlySet<string>;
}

function mailboxOf(kit: Kit): Mailbox {
  return kit.shared.tools.mailbox ?? kit.skip('The mails cannot be read: add "mailbox".');
}

/**
 * Ids of the mails that an address has before a call that sends another.
 * @throws ToolFailed
 */
export async function mailsBefore(kit: Kit, address: string): Promise<ReadonlySet<string>> {
  return new Set((await mailboxOf(kit).mailsTo(address, null)).map(({ id }) => id));
}

/** The link of the newest mail that has one, or null. */
function newestLink(mails: readonly Mail[], pick: Pick): URL | null {
  for (const { links } of [...mails].reverse()) {
    const link = pick(links.map((one) => new URL(one)));
    if (link) return link;
  }
  return null;
}

/** Describes what arrived instead of a mail with the wanted link. */
function insteadOf(fresh: readonly Mail[], old: number): string {
  const problem = fresh.find((mail) => mail.problem !== undefined)?.problem;
  if (problem !== undefined) return problem;
  const links = fresh.flatMap((mail) => mail.links);
  if (links.length > 0) return `a mail with the links ${links.join(', ')}`;
  if (fresh.length > 0) return 'a mail without a link';
  return old === 0 ? 'no mail to this address' : `no new mail to this address, which had ${old} before the call`;
}

/**
 * Waits for a mail to an address and returns its link.
 * @throws Stop when none arrives, ToolFailed when the kit cannot read the mailbox
 */
export async function mailedLink(kit: Kit, address: string, pick: Pick, { answer, old }: Wanted): Promise<URL> {
  const mailbox = mailboxOf(kit);
  const preview = textAt(answer.body, '/preview_url') || null;
  const end = performance.now() + timeoutSeconds * 1000;
  for (let wait = 50; ; wait = Math.min(wait * 2, 1000)) {
    const mails = await mailbox.mailsTo(address, preview);
    for (const one of mails.flatMap(({ links }) => links)) kit.shared.backend.secrets.learnLink(new URL(one));
    const fresh = mails.filter(({ id }) => !old?.has(id));
    const link = newestLink(fresh, pick);
    if (link) return link;
    if (performance.now() > end || !mailbox.mayBeLate) {
      const expected = mailbox.mayBeLate
        ? `a mail with the link within ${timeoutSeconds} s`
        : 'preview_url of a mail with the link';
      kit.report({ ...answer, rule: rules.mails }, 'mail', expected, insteadOf(fresh, old?.size ?? 0));
      throw new Stop();
    }
    await pause(wait);
  }
}

/** Converts an address below `/api` of the portal to the backend's. */
export function atBackend(kit: Kit, url: URL): URL {
  return url.pathname.startsWith('/api/')
    ? new URL(`${kit.shared.backend.base}${url.pathname.slice('/api'.length)}${url.search}`)
    : url;
}

/** Outcome of opening a confirmation link. */
export interface Landing {
  call: string;
  /** Whether it redirects to the page that confirms the address. */
  isSuccess: boolean;
  /** Where it redirects, for findings. */
  got: string;
}

/**
 * Opens a confirmation link and follows its redirects up to the portal's page, which it does not load.
 * @throws Stop when there is no answer
 */
export async function open(kit: Kit, link: URL): Promise<Landing> {
  const call = `GET the link of the mail (${link.pathname.replaceAll(tokenOf(link) || '?', '…')})`;
  let url = link;
  for (let steps = 0; steps < 5; steps += 1) {
    if (url.pathname.endsWith(landingPath))
      return { call, isSuccess: url.searchParams.get('success') === '1', got: `${url.pathname}${url.search}` };
    try {
      const { status, headers, text } = await kit.shared.backend.open(atBackend(kit, url));
      const location = headers.get('location');
      const message = textAt(readJson(text), '/error');
      if (status < 300 || status >= 400 || location === null)
        return { call, isSuccess: false, got: `${status}${message === '' ? '' : ` "${message}"`}` };
      if (!URL.canParse(location, url)) return { call, isSuccess: false, got: location };
      url = new URL(location, url);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      kit.report({ call }, 'connection', 'an answer', error.message);
      throw new Stop();
    }
  }
  return { call, isSuccess: false, got: 'a redirect without end' };
}

/** Expects that an opened link redirects to the page that confirms the address. */
export function expectSuccess(kit: Kit, { call, isSuccess, got }: Landing): void {
  const expected = `${landingPath}?success=1`;
  if (!isSuccess) kit.report({ call, rule: rules.mails }, 'header Location', expected, got);
}
