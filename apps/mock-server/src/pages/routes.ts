import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { confirmAddress } from '../account/mailTokens.ts';
import { leaveCheckout, payCheckout } from '../subscription/checkout.ts';
import type { MockEnv } from '../databases/mockEnv.ts';
import { certificateFile } from './certificatePdf.ts';
import { failed, redirect, show, stylesheetFile, type Html } from './page.ts';
import { indexMain } from './indexPage.ts';
import type { CheckoutRow, Database, MailRow } from '../core/database.ts';
import { moneyText, timeText } from './format.ts';

/** Describes a voucher: "DESCONTO20 (20 % de desconto)". */
function voucherText(db: Database, code: string): string {
  const voucher = db.vouchers.find((row) => row.code === code);
  return voucher ? `${code} (${voucher.discount} % de desconto)` : code;
}

function payForm(db: Database, { id, user_id, amount, voucher_code }: CheckoutRow, base: string): Html {
  const payer = db.users.find((row) => row.id === user_id);
  const path = `${base}/checkout/${id}`;
  return html` <h1>Pagamento</h1>
    <p class="muted">Esta página faz o papel da operadora do cartão: nenhum cartão é pedido e nada é cobrado.</p>
    <div class="card">
      <dl>
        <dt>Plano</dt>
        <dd>Plano Mensal</dd>
        ${
          payer
            ? html`<dt>Assinante</dt>
                <dd>${payer.name} (${payer.email})</dd>`
            : null
        }
        ${
          voucher_code === null
            ? null
            : html`<dt>Voucher</dt>
                <dd>${voucherText(db, voucher_code)}</dd>`
        }
        <dt>Total</dt>
        <dd class="total">${moneyText(amount)}</dd>
      </dl>
      <div class="actions">
        <form method="post" action="${path}/pay"><button class="button main">Pagar</button></form>
        <form method="post" action="${path}/leave"><button class="button">Cancelar</button></form>
      </div>
    </div>`;
}

/**
 * The page that replaces the card provider's checkout; a closed checkout links back to the portal.
 * @param base Path of the database's pages.
 */
function checkoutMain(db: Database, checkout: CheckoutRow, base: string): Html {
  if (checkout.state === 'open') return payForm(db, checkout, base);
  const { title, text } =
    checkout.state === 'paid'
      ? { title: 'Pagamento já realizado', text: 'Este pagamento já foi registrado e não será cobrado de novo.' }
      : {
          title: 'Pagamento cancelado',
          text: 'Este pagamento foi cancelado. Para pagar, comece de novo na página da assinatura.',
        };
  return html` <h1>${title}</h1>
    <div class="card">
      <p>${text}</p>
      <p><a class="button main" href="/minha-assinatura">Voltar ao portal</a></p>
    </div>`;
}

/** A text in which "e-mail" does not break at its hyphen. */
function whole(text: string): (Html | string)[] {
  return text
    .split(/(e-mail)/i)
    .map((part) => (/^e-mail$/i.test(part) ? html`<span class="whole">${part}</span>` : part));
}

/**
 * A mail with its working link; `preview_url` opens it.
 * @param base Path of the database's pages.
 */
function mailMain({ to, subject, text, action, sent_at }: MailRow, origin: string, base: string): Html {
  const href = action.href.replace(/^\/__mock(?=\/)/, base);
  return html` <p class="muted">${whole('Este e-mail não foi enviado a ninguém: ele só pode ser lido aqui.')}</p>
    <article class="card">
      <h1>${whole(subject)}</h1>
      <dl>
        <dt>Para</dt>
        <dd>${to}</dd>
        <dt>Enviado em</dt>
        <dd>${timeText(sent_at)}</dd>
      </dl>
      ${text.map((paragraph) => html`<p>${whole(paragraph)}</p>`)}
      <p><a class="button main" href="${href}">${whole(action.label)}</a></p>
      <p class="muted">Se o botão não funcionar, copie este endereço: ${origin}${href}</p>
    </article>`;
}

function toPortal({ env: { portal = '' } }: Context<MockEnv>, path: string): Response {
  return redirect(`${portal}${path}`);
}

function checkoutOf({ var: { tables } }: Context<MockEnv>, id: string) {
  return tables.checkouts.find((row) => row.id === id);
}

function finishCheckout(context: Context<MockEnv>, id: string, finish: typeof payCheckout) {
  const checkout = checkoutOf(context, id);
  if (!checkout) return context.notFound();
  finish(context.var.tables, checkout, context.var.db.clock.now());
  // The outcome decides, not the button: paying twice, or canceling a paid checkout, changes nothing.
  return toPortal(context, checkout.state === 'paid' ? '/pagamento-sucesso' : '/pagamento-cancelado');
}

/** The pages below `/__mock`: the start page, mails, checkout, certificates. */
export const pageRoutes = new Hono<MockEnv>()
  .onError(failed)
  .get('/', (context) => {
    const { db, base } = context.var;
    return show(context, { title: 'Início', main: indexMain(db, base, context.env.portal) });
  })
  .get('/style.css', stylesheetFile)
  .get('/mails/:id', (context) => {
    const { tables, base } = context.var;
    const mail = tables.mails.find((row) => row.id === context.req.param('id'));
    if (!mail) return context.notFound();
    const main = mailMain(mail, context.env.originOf(context.req.raw), base);
    return show(context, { title: mail.subject, main });
  })
  .get('/confirm', (context) => {
    const { tables, db } = context.var;
    const isConfirmed = confirmAddress(tables, context.req.query('token') ?? '', db.clock.now());
    return toPortal(context, isConfirmed ? '/email-confirmado?success=1' : '/email-confirmado');
  })
  .get('/checkout/:id', (context) => {
    const { tables, base } = context.var;
    const checkout = checkoutOf(context, context.req.param('id'));
    if (!checkout) return context.notFound();
    return show(context, { title: 'Pagamento', main: checkoutMain(tables, checkout, base) });
  })
  .post('/checkout/:id/pay', (context) => {
    // A test that plays the payment provider says how it signs its report: the mock books only a signed one.
    const report = context.req.header('X-Mock-Report');
    const uncached = { 'Cache-Control': 'no-store' };
    if (report !== undefined && report !== 'signed')
      return context.json({ error: `The report of the payment is ${report}.` }, 401, uncached);
    const isThere = checkoutOf(context, context.req.param('id')) !== undefined;
    const finished = finishCheckout(context, context.req.param('id'), payCheckout);
    return report !== undefined && isThere ? context.json({ success: true }, 200, uncached) : finished;
  })
  .post('/checkout/:id/leave', (context) =>
    finishCheckout(context, context.req.param('id'), (_db, checkout) => leaveCheckout(checkout)),
  )
  .get('/certificates/:file', (context) => {
    const certificate = context.var.tables.certificates.find(({ key }) => `${key}.pdf` === context.req.param('file'));
    return certificate ? certificateFile(certificate) : context.notFound();
  });
