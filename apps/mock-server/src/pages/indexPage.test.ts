import { describe, expect, it } from 'vitest';
import { openMock } from './testPages.ts';

describe('the control page', () => {
  it('lists people with their passwords, vouchers and mails', async () => {
    const { text } = await openMock().visit('GET /__mock');
    for (const name of ['admin', 'ativa', 'teste', 'cancelada', 'inativa', 'nova'])
      expect(text).toContain(`${name}@exemplo.com.br · senha <code>portal123</code>`);
    for (const code of ['VOUCHER100', 'DESCONTO20', 'EXPIRADO']) expect(text).toContain(code);
    expect(text).toContain('>Confirme seu e-mail</a>');
  });

  it('escapes the texts of registrations', async () => {
    const { api, visit } = openMock();
    api.db().users.forEach((user) => (user.password = 'segredo de alguém'));
    const { text } = await visit('GET /__mock');
    expect(text).toContain('ativa@exemplo.com.br · ID de indicação 2');
    expect(text).not.toContain('segredo');
  });

  it('ends the sessions of one person', async () => {
    const { api, visit } = openMock();
    api.db().sessions.push({ token: 'mariana', user_id: 2 });
    expect(await visit('POST /__mock/people/5/end-sessions')).toMatchObject({ status: 303, location: '/__mock' });
    expect((await visit('GET /api/perfil', { token: 'patricia' })).status).toBe(401);
    expect((await visit('GET /api/perfil', { token: 'mariana' })).status).toBe(200);
  });

  it('blocks an account and lets it in again', async () => {
    const { visit } = openMock();
    await visit('POST /__mock/people/5/block');
    expect((await visit('GET /api/perfil', { token: 'patricia' })).status).toBe(403);
    expect((await visit('GET /__mock')).text).toContain(
      'Desbloquear conta<span class="hidden"> de Patrícia Gonçalves</span>',
    );
    await visit('POST /__mock/people/5/unblock');
    expect((await visit('GET /api/perfil', { token: 'patricia' })).status).toBe(200);
  });

  it('resets the data', async () => {
    const { api, visit } = openMock();
    await visit('PUT /api/perfil', { token: 'patricia', json: { name: 'Outra', email: 'outra@exemplo.com.br' } });
    expect(await visit('POST /__mock/reset')).toMatchObject({ status: 303, location: '/__mock' });
    expect(api.db().sessions).toEqual([]);
    expect(api.db().users.find((user) => user.id === 5)?.email).toBe('inativa@exemplo.com.br');
  });
});
