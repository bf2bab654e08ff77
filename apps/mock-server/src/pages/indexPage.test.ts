import { describe, expect, it } from 'vitest';
import { openMock } from './testPages.ts';

describe('the page of the mock', () => {
  it('lists mails, vouchers and the time', async () => {
    const { visit } = openMock({ clock: () => new Date(2026, 10, 21, 9, 5) });
    const { text } = await visit('GET /__mock');
    for (const code of ['VOUCHER100', 'DESCONTO20', 'EXPIRADO']) expect(text).toContain(code);
    expect(text).toContain('>Confirme seu e-mail</a>');
    expect(text).toContain('<strong>21/11/2026, 09:05</strong> e anda');
  });

  it('sets and stops the clock', async () => {
    const { visit } = openMock();
    const send = (form: string) => visit('POST /__mock/clock', { body: new URLSearchParams(form) });
    expect(await send('now=2027-01-02T10:00&advance=')).toMatchObject({ status: 303, location: '/__mock' });
    await send('frozen=true');
    expect((await visit('GET /__mock')).text).toContain('<strong>02/01/2027, 10:00</strong> e está parado');
  });

  it('resets the data', async () => {
    const { api, visit } = openMock();
    await visit('PUT /api/perfil', { token: 'patricia', json: { name: 'Outra', email: 'outra@exemplo.com.br' } });
    expect(await visit('POST /__mock/reset')).toMatchObject({ status: 303, location: '/__mock' });
    expect(api.db().sessions).toEqual([]);
    expect(api.db().users.find((user) => user.id === 5)?.email).toBe('inativa@exemplo.com.br');
  });
});

it('an account can be blocked and let in again', async () => {
  const { visit } = openMock();
  await visit('POST /__mock/people/5/block');
  expect((await visit('GET /api/perfil', { token: 'patricia' })).status).toBe(403);
  await visit('POST /__mock/people/5/unblock');
  expect((await visit('GET /api/perfil', { token: 'patricia' })).status).toBe(200);
});
