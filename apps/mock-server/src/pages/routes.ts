import { redeemMailToken } from '../account/mailTokens.ts';
import type { World } from '../core/world.ts';
import type { MockWorld } from '../worlds/mockWorld.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { leaveCheckout, payCheckout } from '../subscription/checkout.ts';
import { docsFile, docsPage } from '../docs/docsPage.ts';
import type { Reference } from '../docs/reference.ts';
import { certificateFile } from './certificateFile.ts';
import { checkoutMain } from './checkoutPage.ts';
import { actOnPerson } from './control.ts';
import { indexMain } from './indexPage.ts';
import { mailMain } from './mailPage.ts';
import { page, pageHeaders, redirect } from './page.ts';
import { stylesheet } from './stylesheet.ts';

/** A request outside the API and what it may need. */
export interface PageCall {
  request: Request;
  url: URL;
  world: World;
  now: Date;
  /** The world with its clock, faults and log. */
  place: MockWorld;
  worlds: Worlds;
  /** Path that the pages of this world start with: "/__mock", or "/__mock/in/NAME". */
  base: string;
  origin: string;
  /** The files of the API reference; undefined where they cannot be read. */
  reference: Reference | undefined;
  /** Origin of the portal when it is not the mock's own. */
  portal: string | undefined;
}

/** Answers one address; null when what it names does not exist. The texts are the groups of the route's pattern. */
type PageHandler = (call: PageCall, ...parts: string[]) => Response | null | Promise<Response | null>;

/** One address of the mock, by its path. */
export interface PageRoute {
  method: 'GET' | 'POST';
  pattern: RegExp;
  answer: PageHandler;
}

/** Leads to a path of the portal. */
export function toPortal({ portal = '' }: PageCall, path: string): Response {
  return redirect(`${portal}${path}`);
}

function finishCheckout(call: PageCall, id: string, finish: typeof payCheckout): Response | null {
  const checkout = call.world.checkouts.find((row) => row.id === id);
  if (!checkout) return null;
  finish(call.world, checkout, call.now);
  // By what it came to, not by the button: paying twice, or cancelling what is paid, changes nothing.
  return toPortal(call, checkout.state === 'paid' ? '/pagamento-sucesso' : '/pagamento-cancelado');
}

/** Every address of the mock outside the API. */
export const pageRoutes: PageRoute[] = [
  {
    method: 'GET',
    pattern: /^\/$/,
    answer: (call) => (call.portal === undefined ? redirect('/__mock') : toPortal(call, '/')),
  },
  {
    method: 'GET',
    pattern: /^\/__mock$/,
    answer: ({ place, base, portal }) => page({ title: 'Início', main: indexMain(place, base, portal), base }, portal),
  },
  {
    method: 'GET',
    pattern: /^\/__mock\/style\.css$/,
    answer: () => new Response(stylesheet, { headers: { ...pageHeaders, 'Content-Type': 'text/css; charset=utf-8' } }),
  },
  { method: 'GET', pattern: /^\/__mock\/docs$/, answer: docsPage },
  { method: 'GET', pattern: /^\/__mock\/docs\/([\w.-]+)$/, answer: (call, name = '') => docsFile(call, name) },
  {
    method: 'GET',
    pattern: /^\/__mock\/mails\/(\w+)$/,
    answer({ world, origin, base, portal }, id) {
      const mail = world.mails.find((row) => row.id === id);
      return mail ? page({ title: mail.subject, main: mailMain(mail, origin, base), base }, portal) : null;
    },
  },
  {
    method: 'GET',
    pattern: /^\/__mock\/confirm$/,
    answer(call) {
      const user = redeemMailToken(call.world, call.url.searchParams.get('token') ?? '', 'confirm', call.now);
      if (user) user.confirmed = true;
      return toPortal(call, user ? '/email-confirmado?success=1' : '/email-confirmado');
    },
  },
  {
    method: 'GET',
    pattern: /^\/__mock\/checkout\/(\w+)$/,
    answer({ world, base, portal }, id) {
      const checkout = world.checkouts.find((row) => row.id === id);
      return checkout ? page({ title: 'Pagamento', main: checkoutMain(world, checkout, base), base }, portal) : null;
    },
  },
  {
    method: 'POST',
    pattern: /^\/__mock\/checkout\/(\w+)\/pay$/,
    answer: (call, id = '') => finishCheckout(call, id, payCheckout),
  },
  {
    method: 'POST',
    pattern: /^\/__mock\/checkout\/(\w+)\/leave$/,
    answer: (call, id = '') => finishCheckout(call, id, (_world, checkout) => leaveCheckout(checkout)),
  },
  {
    method: 'GET',
    pattern: /^\/__mock\/certificates\/(\w+)\.pdf$/,
    answer({ world }, key) {
      const certificate = world.certificates.find((row) => row.key === key);
      return certificate ? certificateFile(certificate) : null;
    },
  },
  {
    method: 'POST',
    pattern: /^\/__mock\/people\/(\d+)\/([\w-]+)$/,
    answer: ({ world, base }, id, action = '') => (actOnPerson(world, Number(id), action) ? redirect(base) : null),
  },
];
