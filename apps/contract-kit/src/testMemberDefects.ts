import { isObject, numberAt } from './core/values.ts';
import { type Defect, after, json, lost, operationOf, reversed, sentAs, restatus, error } from './testDefect.ts';

/** Answers an operation instead of the server when the body contains a text. */
function sentOut(id: Parameters<typeof lost>[0], text: string, answer: () => Response): Defect['over'] {
  return (api) => async (request) => {
    const isIt = operationOf(request) === id && (await request.clone().text()).includes(text);
    return isIt ? answer() : api.fetch(request);
  };
}

/** Defects of a member's flows: network, earnings, account, subscription. */
export const memberDefects: readonly Defect[] = [
  {
    name: 'the network comes farthest first',
    checks: ['flow.referrals.order'],
    over: reversed('listReferrals', 'indicados'),
  },
  {
    name: 'the network holds the caller',
    checks: ['flow.referrals.order'],
    over: json('listReferrals', 200, (body) => {
      if (Array.isArray(body['indicados']))
        body['indicados'].unshift({
          id: 2,
          name: 'Eu',
          email: 'eu@exemplo.com.br',
          profundidade: 1,
          assinatura_status: 'Ativa',
        });
    }),
  },
  {
    name: 'totals are off by a cent',
    checks: ['flow.earnings.totals'],
    over: json('readEarnings', 200, (body) => {
      const [first] = Array.isArray(body['totaisPorTipo']) ? body['totaisPorTipo'] : [];
      if (isObject(first)) first['total'] = numberAt(first, '/total') + 0.01;
    }),
  },
  {
    name: 'the month of the earnings is ignored',
    checks: ['flow.earnings.month'],
    over: (api) => (request) => {
      const url = new URL(request.url);
      if (operationOf(request) === 'readEarnings') url.searchParams.delete('mes');
      return api.fetch(new Request(url, request));
    },
  },
  {
    name: 'the login tells unknown addresses from wrong passwords',
    checks: ['flow.login.one-text'],
    over: sentOut('logIn', 'ninguem@contrato.invalid', error(401, 'E-mail não cadastrado.')),
  },
  {
    name: 'a wrong current password is 401',
    checks: ['flow.password.wrong-current'],
    over: restatus('changePassword', 400, 401),
  },
  { name: 'a changed password is not kept', checks: ['flow.password.sessions'], over: lost('changePassword') },
  { name: 'the cancellation is not kept', checks: ['flow.cancel.keeps-access'], over: lost('cancelSubscription') },
  {
    name: 'a canceled subscription loses its end date',
    checks: ['flow.cancel.keeps-access'],
    over: after('cancelSubscription', (db) => {
      for (const row of db.subscriptions) if (row.status === 'canceled') row.end_date = null;
    }),
  },
  {
    name: 'every click opens a new checkout',
    checks: ['flow.checkout.once'],
    over: json('startSubscription', 200, (body) => {
      if ('checkout_url' in body) body['checkout_url'] = `${String(body['checkout_url'])}?n=${Math.random()}`;
    }),
  },
  {
    name: 'the discounted value is in reais',
    checks: ['flow.voucher.partial'],
    over: json('applyVoucher', 200, (body) => {
      if ('valor_final' in body) body['valor_final'] = numberAt(body, '/valor_final') / 100;
    }),
  },
  { name: 'a full voucher works again', checks: ['flow.voucher.full'], over: lost('applyVoucher', 'usedVouchers') },
  {
    name: 'registering needs no terms',
    checks: ['flow.register.terms'],
    over: sentAs('registerMember', (body) => {
      body['termos_aceitos'] = true;
    }),
  },
  {
    name: 'newcomers are in nobody’s network',
    checks: ['flow.register.network'],
    over: after('registerMember', (db) => {
      const newest = db.users.at(-1);
      if (newest) newest.sponsor_id = null;
    }),
  },
];
