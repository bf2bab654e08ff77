import { Hono, type Context } from 'hono';
import { confirmAddress } from '../account/mailTokens.ts';
import { docsFile, docsPage } from '../docs/docsPage.ts';
import { leaveCheckout, payCheckout } from '../subscription/checkout.ts';
import type { MockEnv } from '../worlds/mockEnv.ts';
import { certificateFile } from './certificateFile.ts';
import { checkoutMain } from './checkoutPage.ts';
import { actOnPerson } from './personActions.ts';
import { failed } from './failures.ts';
import { indexMain } from './indexPage.ts';
import { mailMain } from './mailPage.ts';
import { redirect, show, stylesheetFile } from './page.ts';

function toPortal({ env: { portal = '' } }: Context<MockEnv>, path: string): Response {
  return redirect(`${portal}${path}`);
}

function checkoutOf({ var: { tables } }: Context<MockEnv>, id: string) {
  return tables.checkouts.find((row) => row.id === id);
}

function finishCheckout(context: Context<MockEnv>, id: string, finish: typeof payCheckout) {
  const checkout = checkoutOf(context, id);
  if (!checkout) return context.notFound();
  finish(context.var.tables, checkout, context.var.world.clock.now());
  // By the outcome, not by the button: paying twice, or canceling a paid checkout, changes nothing.
  return toPortal(context, checkout.state === 'paid' ? '/pagamento-sucesso' : '/pagamento-cancelado');
}

/** The pages below `/__mock`: mails, checkout, certificates, controls and the API reference. */
export const pageRoutes = new Hono<MockEnv>()
  .onError(failed)
  .get('/', (context) => {
    const { world, base } = context.var;
    return show(context, { title: 'Início', main: indexMain(world, base, context.env.portal) });
  })
  .get('/style.css', stylesheetFile)
  .get('/docs', docsPage)
  .get('/docs/:name', (context) => docsFile(context, context.req.param('name')) ?? context.notFound())
  .get('/mails/:id', (context) => {
    const { tables, base } = context.var;
    const mail = tables.mails.find((row) => row.id === context.req.param('id'));
    if (!mail) return context.notFound();
    const main = mailMain(mail, context.env.originOf(context.req.raw), base);
    return show(context, { title: mail.subject, main });
  })
  .get('/confirm', (context) => {
    const { tables, world } = context.var;
    const isConfirmed = confirmAddress(tables, context.req.query('token') ?? '', world.clock.now());
    return toPortal(context, isConfirmed ? '/email-confirmado?success=1' : '/email-confirmado');
  })
  .get('/checkout/:id', (context) => {
    const { tables, base } = context.var;
    const checkout = checkoutOf(context, context.req.param('id'));
    if (!checkout) return context.notFound();
    return show(context, { title: 'Pagamento', main: checkoutMain(tables, checkout, base) });
  })
  .post('/checkout/:id/pay', (context) => finishCheckout(context, context.req.param('id'), payCheckout))
  .post('/checkout/:id/leave', (context) =>
    finishCheckout(context, context.req.param('id'), (_world, checkout) => leaveCheckout(checkout)),
  )
  .get('/certificates/:file', (context) => {
    const certificate = context.var.tables.certificates.find(({ key }) => `${key}.pdf` === context.req.param('file'));
    return certificate ? certificateFile(certificate) : context.notFound();
  })
  .post('/people/:id/:action', (context) => {
    const { tables, base } = context.var;
    const { id, action } = context.req.param();
    return actOnPerson(tables, Number(id), action) ? redirect(base) : context.notFound();
  });
