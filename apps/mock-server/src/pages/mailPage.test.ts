import { describe, expect, it } from 'vitest';
import { openMock } from './testPages.ts';

describe('a mail', () => {
  it('is shown with its working link', async () => {
    const { api, visit } = openMock();
    const answer = await visit('POST /api/reenviar-confirmacao', { json: { email: 'nova@exemplo.com.br' } });
    const mail = api.db().mails.at(-1);
    expect(answer.text).toContain(`https://portal.test/__mock/mails/${mail?.id ?? ''}`);
    const { text } = await visit(`GET /__mock/mails/${mail?.id ?? ''}`);
    expect(text).toContain('<h1>Confirme seu <span class="whole">e-mail</span></h1>');
    expect(text).toContain('Olá, Lucas Ferreira!');
    expect(text).toContain(
      `<a class="button main" href="${mail?.action.href ?? ''}">Confirmar <span class="whole">e-mail</span></a>`,
    );
    expect(text).toContain(`https://portal.test${mail?.action.href ?? ''}`);
  });

  it('shows a hostile name as text', async () => {
    const { api, visit } = openMock();
    const name = `<img src=x onerror="alert(1)">`;
    await visit('POST /api/register', {
      json: { name, email: 'x@exemplo.com.br', password: 'x', referrer_id: 2, termos_aceitos: true },
    });
    const { text } = await visit(`GET /__mock/mails/${api.db().mails.at(-1)?.id ?? ''}`);
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });
});

it.each([`"><script>alert('1')</script>`, `'"><img src=x onerror=alert(1)> e-mail`, '&lt;b&gt;</title>'])(
  'a mail of %j has it as text in its title, its content and its attributes',
  async (hostile) => {
    const { api, visit } = openMock();
    const [mail] = api.db().mails;
    if (!mail) throw new Error('There is no mail.');
    Object.assign(mail, { subject: hostile, to: hostile, text: [hostile], action: { label: hostile, href: hostile } });
    const { text } = await visit(`GET /__mock/mails/${mail.id}`);
    const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
    const written = hostile.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
    expect(text).not.toContain(hostile);
    expect(text).toContain(`<title>${written} · `);
    expect(text).toContain(`<dd>${written}</dd>`);
    expect(text).toContain(`href="${written}"`);
    for (const page of [text, (await visit('GET /__mock')).text]) expect(page).not.toMatch(/<script|<img|<b>/);
  },
);
