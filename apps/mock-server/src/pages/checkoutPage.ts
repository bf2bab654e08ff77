import type { CheckoutRow, World } from '../core/world.ts';
import { moneyText } from './format.ts';
import { markup, type Markup } from './markup.ts';

/** The voucher in words: "DESCONTO20 (20 % de desconto)". */
function voucherText(world: World, code: string): string {
  const voucher = world.vouchers.find((row) => row.code === code);
  return voucher ? `${code} (${voucher.discount} % de desconto)` : code;
}

function payForm(world: World, { id, user_id, amount, voucher_code }: CheckoutRow, base: string): Markup {
  const payer = world.users.find((row) => row.id === user_id);
  const path = `${base}/checkout/${id}`;
  return markup`
<h1>Pagamento</h1>
<p class="muted">Esta página faz o papel da operadora do cartão: nenhum cartão é pedido e nada é cobrado.</p>
<div class="card">
<dl>
<dt>Plano</dt><dd>Plano Mensal</dd>
${payer ? markup`<dt>Assinante</dt><dd>${payer.name} (${payer.email})</dd>` : null}
${voucher_code === null ? null : markup`<dt>Voucher</dt><dd>${voucherText(world, voucher_code)}</dd>`}
<dt>Total</dt><dd class="total">${moneyText(amount)}</dd>
</dl>
<div class="actions">
<form method="post" action="${path}/pay"><button class="button main">Pagar</button></form>
<form method="post" action="${path}/leave"><button class="button">Cancelar</button></form>
</div>
</div>`;
}

/**
 * The page that replaces the card provider's checkout; a closed one leads back to the portal.
 * @param base Path of the world's pages.
 */
export function checkoutMain(world: World, checkout: CheckoutRow, base: string): Markup {
  if (checkout.state === 'open') return payForm(world, checkout, base);
  const { title, text } =
    checkout.state === 'paid'
      ? { title: 'Pagamento já realizado', text: 'Este pagamento já foi registrado e não será cobrado de novo.' }
      : {
          title: 'Pagamento cancelado',
          text: 'Este pagamento foi cancelado. Para pagar, comece de novo na página da assinatura.',
        };
  return markup`
<h1>${title}</h1>
<div class="card">
<p>${text}</p>
<p><a class="button main" href="/minha-assinatura">Voltar ao portal</a></p>
</div>`;
}
