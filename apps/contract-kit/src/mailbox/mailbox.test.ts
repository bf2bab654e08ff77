import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '@raiz/mock-server';
import { ToolFailed } from '../core/tools.ts';
import { demoApi, findingLine, runKit } from '../testKit.ts';
import { folderMailbox } from './folder.ts';
import { linksIn } from './mailbox.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'contract-mails-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const html = '<p>Olá!</p><a class=x href="https://portal.test/api/confirmar?token&#x3D;a1&amp;x&#61;2">Confirmar</a>';

/** A mail in the format of servers: two parts, one in Base64 and one in quoted-printable. */
function eml(to: string, { text, page }: { text: string; page: string }): string {
  const quoted = page.replaceAll('=', '=3D').replaceAll(/.{60}(?!$)/g, '$&=\r\n');
  return [
    'From: Portal Raiz <portal@exemplo.com.br>',
    `To: =?utf-8?B?${Buffer.from('Conceição').toString('base64')}?= <${to}>`,
    'Subject: Confirme seu e-mail',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64'),
    '--b',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quoted,
    '--b--',
    '',
  ].join('\r\n');
}

/** The mock without `preview_url`, so that only the mailbox leads to a mail. */
function withoutPreview(api: MockApi, sent: (mail: { to: string; href: string; id: string }) => void) {
  let known = api.db().mails.length;
  return async (request: Request) => {
    const answer = await api.fetch(request);
    for (const mail of api.db().mails.slice(known))
      sent({ to: mail.to, href: `https://portal.test${mail.action.href}`, id: mail.id });
    known = api.db().mails.length;
    const text = await answer.text();
    if (!text.includes('"preview_url"')) return new Response(text === '' ? null : text, answer);
    return new Response(text.replace(/,"preview_url":"[^"]*"/, ''), answer);
  };
}

describe('links', () => {
  it('come from the HTML and the text, decoded, each once, without other schemes', () => {
    expect(
      linksIn(
        `${html}<a href='mailto:a@b.co'>x</a><a href="/ajuda">y</a>`,
        'Abra https://portal.test/api/confirmar?token=a1&x=2. Ou (https://portal.test/sair).',
      ),
    ).toEqual(['https://portal.test/api/confirmar?token=a1&x=2', 'https://portal.test/sair']);
  });

  it('of a page may be relative', () => {
    expect(linksIn('<a href="/api/c?token=1">x</a>', '', 'https://portal.test/mails/1')).toEqual([
      'https://portal.test/api/c?token=1',
    ]);
  });
});

describe('a folder of mails', { timeout: 60_000 }, () => {
  it('is read by recipient, oldest first', async () => {
    const mail = (token: string) => ({ text: `https://portal.test/r?token=${token}`, page: '' });
    // Some Windows programs start each file with a byte order mark.
    writeFileSync(path.join(folder, '1.eml'), `\u{feff}${eml('ana@exemplo.com.br', mail('um'))}`);
    writeFileSync(path.join(folder, '2.eml'), eml('outra@exemplo.com.br', mail('dois')));
    writeFileSync(path.join(folder, '3.eml'), eml('Ana@exemplo.com.br', { ...mail('três'), page: html }));
    writeFileSync(path.join(folder, '4.txt'), eml('ana@exemplo.com.br', mail('quatro')));
    expect(await folderMailbox(folder).mailsTo('ana@exemplo.com.br', null)).toMatchObject([
      { links: ['https://portal.test/r?token=um'] },
      { links: ['https://portal.test/api/confirmar?token=a1&x=2', 'https://portal.test/r?token=tr%C3%AAs'] },
    ]);
  });

  it('carries the checks of the mails to their end', async () => {
    const api = demoApi();
    const send = withoutPreview(api, ({ to, href, id }) =>
      writeFileSync(path.join(folder, `${id}.eml`), eml(to, { text: `Abra ${href}`, page: `<a href="${href}">x</a>` })),
    );
    const { findings, outcomes } = await runKit(send, { only: ['mail'] }, { mailbox: folderMailbox(folder) });
    expect(findings.map(findingLine)).toEqual([]);
    expect(outcomes.length).toBeGreaterThanOrEqual(8);
  });

  it('may hold old mails of an address: a resend that sends nothing is found', async () => {
    const api = demoApi();
    const write = (id: string, to: string, href: string) =>
      writeFileSync(path.join(folder, `${id}.eml`), eml(to, { text: `Abra ${href}`, page: '' }));
    const send = withoutPreview(api, ({ to, href, id }) => {
      write(id, to, href);
      write(`${id} lembrete`, to, href);
    });
    const nothing = () => new Response('{"message":"ok"}', { headers: { 'Content-Type': 'application/json' } });
    const lazy = (request: Request) =>
      request.url.endsWith('/reenviar-confirmacao') ? Promise.resolve(nothing()) : send(request);
    const mailbox = { ...folderMailbox(folder), mayBeLate: false };
    const { findings } = await runKit(lazy, { only: ['mail.resend'] }, { mailbox });
    expect(findings).toMatchObject([
      {
        call: 'POST /reenviar-confirmacao as visitor',
        field: 'mail',
        got: 'no new mail to this address, which had 2 before the call',
        rule: 'docs/api-decisions.md#mails',
      },
    ]);
  });

  it('that is gone ends with a sentence', async () => {
    const gone = path.join(folder, 'gone');
    await expect(folderMailbox(gone).mailsTo('a@b.co', null)).rejects.toThrow(
      new ToolFailed('mailbox', `The folder ${gone} cannot be read (ENOENT): correct "mailbox".`),
    );
  });
});
