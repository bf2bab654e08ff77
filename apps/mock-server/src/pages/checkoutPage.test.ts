import { describe, expect, it } from 'vitest';
import { checkoutPath, openMock } from './testPages.ts';

describe('the checkout', () => {
  it('says who pays how much, with two forms', async () => {
    const { api, visit } = openMock();
    const path = await checkoutPath(api, 'DESCONTO20');
    const { status, text } = await visit(`GET ${path}`);
    expect(status).toBe(200);
    expect(text.replace(/\s/g, ' ')).toContain('<dd class="total">R$ 200,00</dd>');
    expect(text).toContain('Patrícia Gonçalves (inativa@exemplo.com.br)');
    expect(text).toContain('DESCONTO20 (20 % de desconto)');
    expect(text).toContain(
      `<form method="post" action="${path}/pay"><button class="button main">Pagar</button></form>`,
    );
    expect(text).toContain(
      `<form method="post" action="${path}/leave"><button class="button">Cancelar</button></form>`,
    );
  });

  it('books a payment once, and says so when opened again', async () => {
    const { api, visit } = openMock();
    const path = await checkoutPath(api);
    const before = api.db().payments.length;
    for (let at = 0; at < 2; at += 1) {
      expect(await visit(`POST ${path}/pay`)).toMatchObject({ status: 303, location: '/pagamento-sucesso' });
    }
    expect(await visit(`POST ${path}/leave`)).toMatchObject({ location: '/pagamento-sucesso' });
    expect(api.db().payments).toHaveLength(before + 1);
    expect((await visit(`GET ${path}`)).text).toContain('<h1>Pagamento já realizado</h1>');
    expect((await visit('GET /api/assinatura/status', { token: 'patricia' })).text).toContain('"status":"active"');
  });

  it('books nothing when left, not even afterwards', async () => {
    const { api, visit } = openMock();
    const path = await checkoutPath(api);
    const before = api.db().payments.length;
    expect(await visit(`POST ${path}/leave`)).toMatchObject({ status: 303, location: '/pagamento-cancelado' });
    expect(await visit(`POST ${path}/pay`)).toMatchObject({ status: 303, location: '/pagamento-cancelado' });
    expect(api.db().payments).toHaveLength(before);
    expect((await visit(`GET ${path}`)).text).toContain('<h1>Pagamento cancelado</h1>');
  });
});
